/* The board as a picture: every SVG plane of the stage laid over one another, with the styles it uses written in. */

const KEEP = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font',
  'letter-spacing',
  'paint-order',
  'text-anchor',
];

function inlined(svg: SVGSVGElement): SVGSVGElement | null {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return null;
  const from = svg.querySelectorAll<SVGElement>(
    'text, tspan, [class], [style*="var("], [fill*="var("], [stroke*="var("], stop',
  );
  const to = copy.querySelectorAll<SVGElement>(
    'text, tspan, [class], [style*="var("], [fill*="var("], [stroke*="var("], stop',
  );
  from.forEach((node, i) => {
    const style = getComputedStyle(node);
    for (const name of KEEP) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'none') to[i]?.style.setProperty(name, value);
    }
    if (node.tagName === 'stop') to[i]?.style.setProperty('stop-color', style.getPropertyValue('stop-color'));
  });
  return copy;
}

/** One SVG of what the window shows of the board. */
export function boardSvg(): string | null {
  const stage = document.querySelector<HTMLElement>('.board');
  if (!stage) return null;
  const box = stage.getBoundingClientRect();
  const planes =
    stage instanceof SVGSVGElement
      ? [stage]
      : [...stage.querySelectorAll<SVGSVGElement>('svg')].filter((s) => !s.parentElement?.closest('svg'));
  const sea = getComputedStyle(document.documentElement).getPropertyValue('--sea').trim() || '#1b4a57';
  let body = `<rect width="${box.width}" height="${box.height}" fill="${sea}"/>`;
  for (const plane of planes) {
    const at = plane.getBoundingClientRect();
    const copy = inlined(plane);
    if (!copy) continue;
    copy.setAttribute('x', String(at.left - box.left));
    copy.setAttribute('y', String(at.top - box.top));
    copy.setAttribute('width', String(at.width));
    copy.setAttribute('height', String(at.height));
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('overflow', 'visible');
    body += new XMLSerializer().serializeToString(copy);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}">${body}</svg>`;
}

function download(blob: Blob, name: string): void {
  const a = document.createElement('a');
  a.href = URL.createObjectURL(blob);
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 1000);
}

export async function exportPicture(kind: 'svg' | 'png', name = 'quarterdeck'): Promise<void> {
  const text = boardSvg();
  if (!text) return;
  const blob = new Blob([text], { type: 'image/svg+xml' });
  if (kind === 'svg') {
    download(blob, `${name}.svg`);
    return;
  }
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  canvas.toBlob((png) => png && download(png, `${name}.png`), 'image/png');
}

export function saveJson(data: unknown, name: string): void {
  download(new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }), name);
}
