/* From a line of the log to its moment: a replay goes there, a live table opens its replay there. */
export const jump = $state<{ to: ((n: number) => void) | null }>({ to: null });
