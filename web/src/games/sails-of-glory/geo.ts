/* Sails of Glory geometry in millimetres: poses {x,y,h} with y down the screen, h clockwise from north. Card paths, arcs, attitude. */
const D = SOG_DATA,
  rad = Math.PI / 180,
  L = 75,
  B = 50;
const fwd = (h: number) => [Math.sin(h * rad), -Math.cos(h * rad)],
  rgt = (h: number) => [Math.cos(h * rad), Math.sin(h * rad)];
const at = (p: { x: any; y: any; h: any }, a: number, b: number) => {
  const f = fwd(p.h),
    r = rgt(p.h);
  return [p.x + f[0] * a + r[0] * b, p.y + f[1] * a + r[1] * b];
}; // a ahead, b to starboard
const norm = (a: number) => {
  a = ((a % 360) + 360) % 360;
  return a > 180 ? a - 360 : a;
};
const off = (h: number, from: number) => Math.abs(norm(from - h));
const attitude = (h: any, from: any) => {
  const o = off(h, from);
  return o < 45 ? 'red' : o < 97.5 ? 'orange' : o <= 165 ? 'green' : 'orange';
};
const point = (h: any, from: any) => {
  const o = off(h, from);
  return o < 45 ? 'taken aback' : o < 97.5 ? 'beating' : o <= 165 ? 'reaching' : 'running';
};
const bez = (p: any[][], t: number) => {
  const m = 1 - t;
  return [0, 1].map(
    (i) => m * m * m * p[0][i] + 3 * m * m * t * p[1][i] + 3 * m * t * t * p[2][i] + t * t * t * p[3][i],
  );
};
function track(card: { [x: string]: any[] }, sail: string | number, col: string) {
  // stern mark in the card frame: [u, v, heading] from the start to the arrow
  const o = card[sail][0],
    g = card[sail][1],
    k = D.handle,
    pts = [],
    legs =
      col === 'green'
        ? [
            [[0, 0, 0], o],
            [o, g],
          ]
        : [[[0, 0, 0], o]];
  for (let v = -L; v < 0; v += 1.5) pts.push([0, v, 0]);
  legs.forEach(([a, b]) => {
    const c = Math.hypot(b[0] - a[0], b[1] - a[1]),
      da = [Math.sin(a[2] * rad), Math.cos(a[2] * rad)],
      db = [Math.sin(b[2] * rad), Math.cos(b[2] * rad)],
      P = [
        [a[0], a[1]],
        [a[0] + da[0] * c * k, a[1] + da[1] * c * k],
        [b[0] - db[0] * c * k, b[1] - db[1] * c * k],
        [b[0], b[1]],
      ];
    let last = a;
    for (let i = 0; i <= 20; i++) {
      const t = i / 20,
        q = bez(P, t),
        q2 = bez(P, Math.min(1, t + 0.01)),
        q1 = bez(P, Math.max(0, t - 0.01));
      const hd = i === 20 ? b[2] : i === 0 ? a[2] : Math.atan2(q2[0] - q1[0], q2[1] - q1[1]) / rad;
      pts.push([q[0], q[1], hd]);
    }
  });
  return pts;
}
function path(
  pose: { h: number },
  card: undefined,
  sail: undefined,
  wind: undefined,
  col: string | undefined,
) {
  // list of centre poses along the move
  col = col || attitude(pose.h, wind);
  const bow = at(pose, L / 2, 0),
    f = fwd(pose.h),
    r = rgt(pose.h);
  return track(card, sail, col).map((q) => {
    const sx = bow[0] + f[0] * q[1] + r[0] * q[0],
      sy = bow[1] + f[1] * q[1] + r[1] * q[0],
      h = pose.h + q[2],
      d = fwd(h);
    return { x: sx + (d[0] * L) / 2, y: sy + (d[1] * L) / 2, h, sx, sy };
  });
}
const end = (...a: any[]) => {
  const p = path(...a);
  return p[p.length - 1];
};
const lerp = (pts: string | any[], t: number) => {
  const n = (pts.length - 1) * t,
    i = Math.min(pts.length - 2, Math.floor(n)),
    k = n - i,
    a = pts[i],
    b = pts[i + 1],
    q = {};
  for (const m in a) q[m] = a[m] + (b[m] - a[m]) * k;
  return q;
};
const corners = (p: any) =>
  [
    [37.5, -25],
    [37.5, 25],
    [-37.5, 25],
    [-37.5, -25],
  ].map((c) => at(p, c[0], c[1]));
export { L, B, fwd, rgt, at, norm, off, attitude, point, track, path, end, lerp, corners, rad };
