/* Where an event can be looked at: whoever shows a table with a past says how; null is the moment before the last. */
export const jump = $state<{ to: ((n: number | null) => void) | null }>({ to: null });
