/* What a player has taken up: one click takes a card or an answer up, another on the same, or Enter, plays it. */
export class Choice {
  taken = $state<string | null>(null);
  readonly #act: (action: string) => void;

  constructor(act: (action: string) => void, taken: string | null = null) {
    this.#act = act;
    this.taken = taken;
  }
  pick(action: string): void {
    if (this.taken === action) this.play();
    else this.taken = action;
  }
  play(): void {
    if (this.taken !== null) this.#act(this.taken);
  }
}

interface Press {
  'data-action'?: string;
  'aria-pressed'?: boolean;
  onclick?: () => void;
  onfocus?: (e: FocusEvent) => void;
}
/** What makes a button offer an action; whoever comes to it by keys takes it up. */
export function press(choice: Choice | undefined, action: string | undefined): Press {
  if (action === undefined || !choice) return {};
  return {
    'data-action': action,
    'aria-pressed': choice.taken === action,
    onclick: () => choice.pick(action),
    onfocus: (e) => {
      if (e.target instanceof Element && e.target.matches(':focus-visible')) choice.taken = action;
    },
  };
}
