/* How far somebody at this browser is in each guided game, and which exercises are solved after how many tries. */
import type { Lessons } from '../common/protocol';

interface Progress {
  /** Steps done. */
  done: string[];
  /** The step that is open. */
  at: string;
  /** Tries until an exercise was solved. */
  solved: Record<string, number>;
}
const KEY = 'quarterdeck.lessons';
const FRESH: Progress = { done: [], at: '', solved: {} };

const field = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined;
/** Of what was kept, whatever still has the right shape. */
function known(kept: unknown): Progress {
  const done = field(kept, 'done');
  const at = field(kept, 'at');
  const solved = field(kept, 'solved');
  const tries = typeof solved === 'object' && solved !== null ? Object.entries(solved) : [];
  return {
    done: Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [],
    at: typeof at === 'string' ? at : '',
    solved: Object.fromEntries(tries.filter((entry) => typeof entry[1] === 'number')),
  };
}
function read(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).map(([game, one]) => [game, known(one)]));
  } catch {
    return {};
  }
}
const kept = $state<Record<string, Progress>>(read());

export const progress = (game: string): Progress => kept[game] ?? FRESH;
function keep(game: string, change: Partial<Progress>): void {
  kept[game] = { ...progress(game), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // no storage: the place lasts as long as the page
  }
}
export const openStep = (game: string, id: string): void => keep(game, { at: id });
export const stepDone = (game: string, id: string): void =>
  keep(game, { done: [...new Set([...progress(game).done, id])] });
export const exerciseSolved = (game: string, id: string, tries: number): void =>
  keep(game, { solved: { [id]: tries, ...progress(game).solved } });

/** A chapter of a guided game, and how many of its steps are done. */
export interface Chapter {
  id: string;
  steps: string[];
  done: number;
}
export function chapters(course: Lessons): Chapter[] {
  const done = new Set(progress(course.game).done);
  const found: Chapter[] = [];
  for (const step of course.steps) {
    const last = found[found.length - 1];
    if (last?.id === step.chapter) last.steps.push(step.id);
    else found.push({ id: step.chapter, steps: [step.id], done: 0 });
  }
  return found.map((one) => ({ ...one, done: one.steps.filter((id) => done.has(id)).length }));
}
/** Where to go on: the step that was open, else the first one not done. */
export function nextStep(course: Lessons): string {
  const { at, done } = progress(course.game);
  const open = course.steps.find((s) => s.id === at) ?? course.steps.find((s) => !done.includes(s.id));
  return (open ?? course.steps[0]).id;
}
export const begun = (game: string): boolean =>
  progress(game).done.length > 0 || Object.keys(progress(game).solved).length > 0;
export const learnt = (course: Lessons): boolean =>
  course.steps.every((s) => progress(course.game).done.includes(s.id));
/** Half a minute and a little for each step that is left. */
export const minutes = (steps: number): number => Math.max(1, Math.round((steps * 35) / 60));
