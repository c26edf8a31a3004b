// What a person could not read or reach on the page as it is now: controls cut off, covered or too small, texts clipped or
// printed over one another, a page that scrolls sideways. An expression that is a function, run by the browser.
() => {
  const seen = e => { const r = e.getBoundingClientRect(), s = getComputedStyle(e);
    if (r.width < 1 || r.height < 1 || s.visibility !== 'visible') return false;
    for (let a = e; a; a = a.parentElement) { const t = getComputedStyle(a); if (+t.opacity < .05 || t.display === 'none' || a.getAttribute('aria-hidden') === 'true' || a.inert) return false; }
    return true; };
  const name = e => (e.getAttribute('aria-label') || e.textContent || e.id || e.className || e.tagName).toString().trim().replace(/\s+/g, ' ').slice(0, 50);
  const hides = (v) => v === 'hidden' || v === 'clip';
  const out = { cut: [], covered: [], clipped: [], overlap: [], tiny: [], sideways: 0 };
  out.sideways = document.documentElement.scrollWidth > innerWidth + 1 ? document.documentElement.scrollWidth - innerWidth : 0;
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, [role=button], [role=tab], [role=menuitem]')].filter(seen);
  const scrollable = a => { const s = getComputedStyle(a); return /(auto|scroll)/.test(s.overflowY + s.overflowX); };
  for (const e of controls) {
    const r = e.getBoundingClientRect(); let cut = false, inScroll = false;
    for (let a = e.parentElement; a; a = a.parentElement) {
      const s = getComputedStyle(a), b = a.getBoundingClientRect();
      if (scrollable(a)) { inScroll = true; break; }
      if ((hides(s.overflowX) && (r.left >= b.right - 1 || r.right <= b.left + 1)) || (hides(s.overflowY) && (r.top >= b.bottom - 1 || r.bottom <= b.top + 1))) { cut = true; break; }
    }
    if (!cut && !inScroll && !e.closest('svg')) {
      const page = document.scrollingElement, s = getComputedStyle(document.body), h = getComputedStyle(page);
      const canScroll = !hides(s.overflowY) && !hides(h.overflowY) && page.scrollHeight > innerHeight;
      if ((r.top >= innerHeight || r.bottom <= 0 || r.left >= innerWidth || r.right <= 0) && !canScroll) cut = true;
    }
    if (cut && !e.closest('svg')) { out.cut.push(name(e)); continue; }
    if (r.width < 24 && r.height < 24 && !e.closest('svg') && e.tagName !== 'A') out.tiny.push(name(e) + ` ${r.width | 0}x${r.height | 0}`);
    const x = r.left + r.width / 2, y = r.top + r.height / 2;
    if (!inScroll && x > 0 && y > 0 && x < innerWidth && y < innerHeight && !e.closest('svg')) {
      const top = document.elementFromPoint(x, y);
      if (top && !e.contains(top) && !top.contains(e) && !(e.labels && [...e.labels].some(l => l.contains(top)))) out.covered.push(name(e));
    }
  }
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let n; (n = walk.nextNode());) {
    const e = n.parentElement; if (!n.data.trim() || !e || e.closest('svg, script, style, option') || !seen(e)) continue;
    const s = getComputedStyle(e);
    if (e.scrollWidth > e.clientWidth + 2 && e.clientWidth > 0 && hides(s.overflowX) && !e.title && !e.closest('[title],[aria-label]')) out.clipped.push(name(e));
    const range = document.createRange(); range.selectNodeContents(n);
    for (const r of range.getClientRects()) if (r.width > 3 && r.height > 5 && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight) {
      const mid = document.elementsFromPoint(r.left + r.width / 2, r.top + r.height / 2);
      if (mid.includes(e)) texts.push([e, r]);
    }
  }
  const opaque = a => { const s = getComputedStyle(a); const m = /rgba?\(([^)]+)\)/.exec(s.backgroundColor); const alpha = m ? (m[1].split(',')[3] ?? 1) : 0; return +alpha > .8 || s.backgroundImage !== 'none'; };
  for (let i = 0; i < texts.length; i++) for (let j = i + 1; j < texts.length; j++) {
    const [a, p] = texts[i], [b, q] = texts[j]; if (a === b || a.contains(b) || b.contains(a)) continue;
    const w = Math.min(p.right, q.right) - Math.max(p.left, q.left), h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (w < 4 || h < 5) continue;
    const x = Math.max(p.left, q.left) + w / 2, y = Math.max(p.top, q.top) + h / 2, stack = document.elementsFromPoint(x, y);
    const ia = stack.indexOf(a), ib = stack.indexOf(b); if (ia < 0 || ib < 0) continue;
    if (stack.slice(Math.min(ia, ib), Math.max(ia, ib)).some(opaque)) continue;
    out.overlap.push(name(a).slice(0, 24) + ' / ' + name(b).slice(0, 24));
  }
  for (const k of ['cut', 'covered', 'clipped', 'overlap', 'tiny']) out[k] = [...new Set(out[k])];
  return out; }
