/* Sounds of the table, if they are wanted. What makes them is fetched with the first one, and the browser lets nobody sound
   before the player has touched the page: what falls before that stays silent. */
import { prefs, setPref } from '../prefs.svelte';
import type { Band, Sound } from './band';

let band: Promise<Band | null> | null = null;

export function play(sound: Sound | null): void {
  if (!sound || !prefs.sound || !navigator.userActivation?.hasBeenActive) return;
  band ??= import('./band').then((made) => new made.Band()).catch(() => null);
  void band.then((b) => prefs.sound && b?.play(sound, prefs.volume));
}
/** Switched on it is heard at once how loud that is; switched off, what still rings ceases. */
export function setSound(on: boolean, volume = prefs.volume): void {
  setPref('volume', volume);
  setPref('sound', on);
  if (on) play('bell');
  else void band?.then((b) => b?.hush());
}
