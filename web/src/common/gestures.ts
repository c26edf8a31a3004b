/* Pan, pinch and wheel over a board: says what changed, keeps no state of the board. */

export interface GestureEvents {
  pan(dx: number, dy: number): void;
  /** Zoom by a factor about a point of the window. */
  zoom(factor: number, x: number, y: number): void;
  tap?(x: number, y: number): void;
  /** The pointer is over it, with nothing pressed. */
  hover?(x: number, y: number): void;
}

interface Spot {
  x: number;
  y: number;
}
/** Fingers and the pointer on one board: where they are, and whether they have moved since they came down. */
class Hand {
  private readonly down = new Map<number, Spot>();
  private moved = 0;
  private turning: ReturnType<typeof setTimeout> | undefined;
  // the board does not move under a drag: measured once, for measuring makes the page lay itself out; not before the hand
  // comes, when a board of sixty ships has just been put there
  private box: DOMRect | null = null;

  constructor(
    private readonly node: HTMLElement,
    private readonly on: GestureEvents,
  ) {}
  private local(e: { clientX: number; clientY: number }): Spot {
    const box = (this.box ??= this.node.getBoundingClientRect());
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  }
  readonly press = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    if (!this.down.size) this.box = null;
    this.down.set(e.pointerId, this.local(e));
    if (this.down.size === 1) this.moved = 0;
  };
  readonly move = (e: PointerEvent): void => {
    const was = this.down.get(e.pointerId);
    const p = this.local(e);
    if (!was) {
      if (e.pointerType === 'mouse') this.on.hover?.(p.x, p.y);
      return;
    }
    const other = [...this.down.entries()].find(([id]) => id !== e.pointerId)?.[1];
    this.down.set(e.pointerId, p);
    if (other) this.pinch(was, p, other);
    else this.drag(e.pointerId, was, p);
  };
  private pinch(was: Spot, p: Spot, o: Spot): void {
    const before = Math.hypot(was.x - o.x, was.y - o.y) || 1;
    const after = Math.hypot(p.x - o.x, p.y - o.y) || 1;
    this.moved += 10;
    this.on.pan((p.x - was.x) / 2, (p.y - was.y) / 2);
    this.on.zoom(after / before, (p.x + o.x) / 2, (p.y + o.y) / 2);
  }
  private drag(pointer: number, was: Spot, p: Spot): void {
    this.moved += Math.abs(p.x - was.x) + Math.abs(p.y - was.y);
    if (this.moved <= 4) return;
    if (!this.node.hasPointerCapture(pointer)) this.node.setPointerCapture(pointer);
    this.on.pan(p.x - was.x, p.y - was.y);
  }
  readonly release = (e: PointerEvent): void => {
    const was = this.down.get(e.pointerId);
    if (!was) return;
    this.down.delete(e.pointerId);
    if (this.moved <= 4 && e.type === 'pointerup') this.on.tap?.(was.x, was.y);
  };
  /** A click that ends a drag is no click. */
  readonly click = (e: MouseEvent): void => {
    if (this.moved > 4) {
      e.stopPropagation();
      this.moved = 0;
    }
  };
  readonly wheel = (e: WheelEvent): void => {
    e.preventDefault();
    if (!this.turning) this.box = null;
    clearTimeout(this.turning);
    this.turning = setTimeout(() => (this.turning = undefined), 250);
    const p = this.local(e);
    this.on.zoom(Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : 0.0016)), p.x, p.y);
  };
}

export function gestures(node: HTMLElement, on: GestureEvents): { destroy(): void } {
  const hand = new Hand(node, on);
  const gone = new AbortController();
  const { signal } = gone;
  node.addEventListener('pointerdown', hand.press, { signal });
  node.addEventListener('pointermove', hand.move, { signal });
  node.addEventListener('pointerup', hand.release, { signal });
  node.addEventListener('pointercancel', hand.release, { signal });
  node.addEventListener('click', hand.click, { signal, capture: true });
  node.addEventListener('wheel', hand.wheel, { signal, passive: false });
  return { destroy: () => gone.abort() };
}

/** A finger that stays asks what this is; the click that ends it is no order. */
export function stays(
  node: HTMLElement,
  ask: () => void,
): { update(next: () => void): void; destroy(): void } {
  const LONG = 350;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const off = (): void => clearTimeout(timer);
  const gone = new AbortController();
  const { signal } = gone;
  node.addEventListener(
    'pointerdown',
    (e) => {
      asked = false;
      if (e.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        asked = true;
        ask();
      }, LONG);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
    node.addEventListener(end, off, { signal });
  node.addEventListener('contextmenu', (e) => asked && e.preventDefault(), { signal });
  node.addEventListener(
    'click',
    (e) => {
      if (!asked) return;
      asked = false;
      e.stopImmediatePropagation();
      e.preventDefault();
    },
    { signal, capture: true },
  );
  return {
    update: (next) => (ask = next),
    destroy: () => {
      off();
      gone.abort();
    },
  };
}

/** Keys typed into a field, or with a modifier, are no orders. */
export const typing = (e: KeyboardEvent): boolean =>
  e.ctrlKey ||
  e.metaKey ||
  e.altKey ||
  (e.target instanceof Element && e.target.closest('input,textarea,select') !== null);
/** Whether the focus is on something that Enter and space press by themselves. */
export const onButton = (e: Event): boolean =>
  e.target instanceof Element && e.target.closest('button,a,summary,[role=button]') !== null;

/** Arrows move the board, plus and minus bring it nearer or further: no pointer needed. */
export function boardKeys(e: KeyboardEvent, on: GestureEvents, x: number, y: number): void {
  if (typing(e)) return;
  const step = e.shiftKey ? 200 : 70;
  const pans: Record<string, [number, number]> = {
    ArrowLeft: [step, 0],
    ArrowRight: [-step, 0],
    ArrowUp: [0, step],
    ArrowDown: [0, -step],
  };
  const pan = pans[e.key];
  if (pan) on.pan(...pan);
  else if (e.key === '+' || e.key === '=') on.zoom(1.2, x, y);
  else if (e.key === '-') on.zoom(1 / 1.2, x, y);
  else return;
  e.preventDefault();
}
