/* Pan, pinch and wheel over a board: says what changed, keeps no state of the board. */

export interface GestureEvents {
  pan(dx: number, dy: number): void;
  /** Zoom by a factor about a point of the window. */
  zoom(factor: number, x: number, y: number): void;
  tap?(x: number, y: number): void;
}

export function gestures(node: HTMLElement, on: GestureEvents): { destroy(): void } {
  const down = new Map<number, { x: number; y: number }>();
  let moved = 0;
  let turning: ReturnType<typeof setTimeout> | undefined;
  // the board does not move under a drag: measured once, for measuring at every step makes the page lay itself out
  let box = node.getBoundingClientRect();
  const local = (e: { clientX: number; clientY: number }): { x: number; y: number } => ({
    x: e.clientX - box.left,
    y: e.clientY - box.top,
  });
  const press = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    if (!down.size) box = node.getBoundingClientRect();
    down.set(e.pointerId, local(e));
    if (down.size === 1) moved = 0;
  };
  const move = (e: PointerEvent): void => {
    const was = down.get(e.pointerId);
    if (!was) return;
    const p = local(e);
    const others = [...down.entries()].filter(([id]) => id !== e.pointerId).map(([, q]) => q);
    down.set(e.pointerId, p);
    if (others.length) {
      const o = others[0];
      const before = Math.hypot(was.x - o.x, was.y - o.y) || 1;
      const after = Math.hypot(p.x - o.x, p.y - o.y) || 1;
      moved += 10;
      on.pan((p.x - was.x) / 2, (p.y - was.y) / 2);
      on.zoom(after / before, (p.x + o.x) / 2, (p.y + o.y) / 2);
      return;
    }
    moved += Math.abs(p.x - was.x) + Math.abs(p.y - was.y);
    if (moved > 4) {
      if (!node.hasPointerCapture(e.pointerId)) node.setPointerCapture(e.pointerId);
      on.pan(p.x - was.x, p.y - was.y);
    }
  };
  const release = (e: PointerEvent): void => {
    const was = down.get(e.pointerId);
    if (!was) return;
    down.delete(e.pointerId);
    if (moved <= 4 && e.type === 'pointerup') on.tap?.(was.x, was.y);
  };
  /** A click that ends a drag is no click. */
  const click = (e: MouseEvent): void => {
    if (moved > 4) {
      e.stopPropagation();
      moved = 0;
    }
  };
  const wheel = (e: WheelEvent): void => {
    e.preventDefault();
    if (!turning) box = node.getBoundingClientRect();
    clearTimeout(turning);
    turning = setTimeout(() => (turning = undefined), 250);
    const p = local(e);
    on.zoom(Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : 0.0016)), p.x, p.y);
  };
  node.addEventListener('pointerdown', press);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', release);
  node.addEventListener('pointercancel', release);
  node.addEventListener('click', click, true);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', release);
      node.removeEventListener('pointercancel', release);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    },
  };
}

/** Arrows move the board, plus and minus bring it nearer or further: no pointer needed. */
export function boardKeys(e: KeyboardEvent, on: GestureEvents, x: number, y: number): void {
  if (e.ctrlKey || e.metaKey || e.altKey || (e.target as HTMLElement).closest('input,textarea,select'))
    return;
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
