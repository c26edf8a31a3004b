/* Gradients and clips that every drawing uses: once on a page. */
import { HULL } from './ink';

export function defs(): string {
  let s = '';
  for (const k in HULL)
    s += `<linearGradient id="kp-h-${k}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${HULL[k][0]}"/><stop offset="1" stop-color="${HULL[k][1]}"/></linearGradient>`;
  s +=
    `<linearGradient id="kp-cyl" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>` +
    `<linearGradient id="kp-sup" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fbf5e6"/><stop offset="1" stop-color="#d8ceb6"/></linearGradient><linearGradient id="kp-supn" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#d9bd86"/><stop offset="1" stop-color="#a98653"/></linearGradient><linearGradient id="kp-supg" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#b9c0bf"/><stop offset="1" stop-color="#848d8c"/></linearGradient>` +
    `<linearGradient id="kp-sail" x1="0" x2="1"><stop offset="0" stop-color="#c9b98f"/><stop offset=".45" stop-color="#f7efdb"/><stop offset="1" stop-color="#fffdf4"/></linearGradient><linearGradient id="kp-sail2" x1="0" x2="1"><stop offset="0" stop-color="#b7a67d"/><stop offset="1" stop-color="#ece0c2"/></linearGradient>` +
    `<radialGradient id="kp-soot"><stop offset="0" stop-color="#1d1a18" stop-opacity=".78"/><stop offset=".55" stop-color="#2d2a28" stop-opacity=".42"/><stop offset="1" stop-color="#3a3735" stop-opacity="0"/></radialGradient><radialGradient id="kp-coal"><stop offset="0" stop-color="#4a443e" stop-opacity=".6"/><stop offset=".6" stop-color="#5a544c" stop-opacity=".3"/><stop offset="1" stop-color="#6a645a" stop-opacity="0"/></radialGradient><radialGradient id="kp-glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".98"/><stop offset=".35" stop-color="#ff8a2e" stop-opacity=".6"/><stop offset="1" stop-color="#ff5a1a" stop-opacity="0"/></radialGradient><radialGradient id="kp-white"><stop offset="0" stop-color="#fffaf0" stop-opacity=".95"/><stop offset=".55" stop-color="#efe8da" stop-opacity=".55"/><stop offset="1" stop-color="#d8d6cd" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="kp-flame" x1="0" x2="0" y1="1" y2="0"><stop offset="0" stop-color="#fff1a8"/><stop offset=".4" stop-color="#ffb52e"/><stop offset="1" stop-color="#e8461a"/></linearGradient>` +
    `<clipPath id="kp-wl"><rect x="-260" y="-260" width="520" height="261"/></clipPath>` +
    `<linearGradient id="kp-sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#c5d6d2"/><stop offset=".6" stop-color="#efe3c6"/><stop offset="1" stop-color="#f6e9c9"/></linearGradient><linearGradient id="kp-skyn" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#17303c"/><stop offset="1" stop-color="#4a6a70"/></linearGradient><linearGradient id="kp-skyr" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#a9b7b4"/><stop offset=".55" stop-color="#e3c79a"/><stop offset="1" stop-color="#eba765"/></linearGradient><linearGradient id="kp-water" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#4f878b"/><stop offset="1" stop-color="#235260"/></linearGradient>`;
  return s;
}
