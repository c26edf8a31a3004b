/* Dragging a thing that lies on the mat. Native listeners: the board below must not take the drag for a pan. */
export interface Drag {
  down?(): void;
  /** How far from where it was taken up, in pixels. */
  move(dx: number, dy: number): void;
  up?(): void;
  wheel?(by: 1 | -1): void;
}

export function drag(node: SVGElement, on: Drag): { update(next: Drag): void; destroy(): void } {
  let start: { x: number; y: number } | null = null;
  const gone = new AbortController();
  const listen = <K extends keyof SVGElementEventMap>(
    kind: K,
    to: (e: SVGElementEventMap[K]) => void,
  ): void => node.addEventListener(kind, to, { signal: gone.signal, passive: false });
  const end = (): void => {
    if (start) on.up?.();
    start = null;
  };
  listen('pointerdown', (e) => {
    if (e.button !== 0) return;
    e.stopPropagation();
    node.setPointerCapture(e.pointerId);
    start = { x: e.clientX, y: e.clientY };
    on.down?.();
  });
  listen('pointermove', (e) => {
    if (!start) return;
    e.stopPropagation();
    on.move(e.clientX - start.x, e.clientY - start.y);
  });
  listen('pointerup', end);
  listen('pointercancel', end);
  listen('wheel', (e) => {
    if (!on.wheel) return;
    e.preventDefault();
    e.stopPropagation();
    on.wheel(e.deltaY > 0 ? 1 : -1);
  });
  return {
    update(next) {
      on = next;
    },
    destroy: () => gone.abort(),
  };
}
export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
