/* Whatever is played back, in cards or on the board, is held, stepped and skipped with the same keys and buttons. */
import { onButton, typing } from '../gestures';
import { PACES, setPref } from '../prefs.svelte';

export interface Player {
  playing: boolean;
  /** To what comes next, or what was before; held there. */
  step(by: 1 | -1): void;
  /** Hold, or go on. */
  toggle(): void;
  /** On to the next, playing. */
  next(): void;
  /** To the table as it is. */
  end(): void;
}

/** The keys of a player; whatever else listens does not hear those it took. */
export function playerKeys(e: KeyboardEvent, player: Player): void {
  if (typing(e)) return;
  const pace = PACES.find((x) => String(x) === e.key);
  if (e.key === 'Escape') player.end();
  else if (e.key === 'ArrowRight') player.step(1);
  else if (e.key === 'ArrowLeft') player.step(-1);
  else if (e.key === 'Enter' && !onButton(e)) player.next();
  else if (e.key === ' ' && !onButton(e)) player.toggle();
  else if (pace) setPref('pace', pace);
  else return;
  e.preventDefault();
  e.stopImmediatePropagation();
}
