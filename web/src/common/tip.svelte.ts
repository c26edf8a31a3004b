/* A word of explanation beside what is under the pointer or has the focus. */
export const tip = $state<{ text: string; x: number; y: number }>({ text: '', x: 0, y: 0 });

export function explain(
  node: HTMLElement | SVGElement,
  text: string,
): { update(text: string): void; destroy(): void } {
  let words = text;
  const show = (): void => {
    const box = node.getBoundingClientRect();
    tip.text = words;
    tip.x = box.left + box.width / 2;
    tip.y = box.bottom + 6;
  };
  const hide = (): void => {
    tip.text = '';
  };
  const on: [string, () => void][] = [
    ['pointerenter', show],
    ['focus', show],
    ['click', show],
    ['pointerleave', hide],
    ['blur', hide],
  ];
  for (const [event, does] of on) node.addEventListener(event, does);
  return {
    update(next) {
      words = next;
    },
    destroy() {
      for (const [event, does] of on) node.removeEventListener(event, does);
      hide();
    },
  };
}
