import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';

export interface ZebraPose {
  /** 0 head up, 1 grazing. */
  graze: number;
  tail: number;
  step?: number;
}

function neckPoints(graze: number) {
  const m = (a: number, b: number) => a + (b - a) * graze;
  return { mx: m(44, 52), my: m(-88, -58), hx: m(53, 66), hy: m(-103, -32), nx: m(78, 73), ny: m(-86, -6) };
}

function legs(c: Ctx, s: number, near: boolean) {
  const d = near ? 0 : 1;
  const front = (near ? 27 : 20) + 0;
  const hind = near ? -38 : -31;
  const f = (near ? s : -s) * 8;
  const h = (near ? -s : s) * 8;
  limb(c, [
    [front, -56, 8],
    [front + f * 0.4, -36, 5.2],
    [front + 1 + f * 0.5, -28, 4.4],
    [front + f, -10, 2.7],
    [front + f, -5, 3.2],
    [front + f + 2, -1.6, 3.4],
  ]);
  limb(c, [
    [hind + d, -58, 12],
    [hind + 3 + h * 0.3, -42, 7.5],
    [hind - 5 + h * 0.6, -29, 4.4],
    [hind - 3 + h, -10, 2.8],
    [hind - 3 + h, -5, 3.2],
    [hind - 1 + h, -1.6, 3.4],
  ]);
}

function silhouette(c: Ctx, pose: ZebraPose, near: () => void) {
  const { mx, my, hx, hy, nx, ny } = neckPoints(pose.graze);
  legs(c, pose.step ?? 0, false);
  near();
  limb(c, [
    [-47, -72, 3],
    [-54, -58, 2.2],
    [-54 + pose.tail * 6, -44, 2],
    [-55 + pose.tail * 9, -32, 3],
    [-55 + pose.tail * 10, -22, 1],
  ]);
  blob(c, [
    [-50, -62],
    [-48, -76],
    [-34, -84],
    [-12, -81],
    [12, -82],
    [28, -87],
    [40, -80],
    [40, -62],
    [28, -48],
    [6, -43],
    [-20, -43],
    [-42, -48],
  ]);
  legs(c, pose.step ?? 0, true);
  limb(c, [
    [26, -68, 18],
    [mx - 4, my + 4, 12],
    [hx - 2, hy + 2, 9],
  ]);
  limb(c, [
    [hx - 2, hy, 9],
    [(hx + nx) / 2 + 1, (hy + ny) / 2, 7.4],
    [nx - 2, ny - 2, 5.2],
    [nx, ny, 4.6],
  ]);
  const [ux, uy] = [(nx - hx) / 32, (ny - hy) / 32];
  limb(c, [
    [hx - 2 + uy * 5, hy - ux * 5, 2.6],
    [hx - 4 + uy * 13 - ux * 3, hy - ux * 13 - uy * 3, 2.6],
    [hx - 5 + uy * 17 - ux * 4, hy - ux * 17 - uy * 4, 0.6],
  ]);
  limb(c, [
    [18, -84, 2],
    [mx - 11, my - 7, 4.4],
    [hx - 6 + uy * 5, hy - ux * 5 - 2, 3.4],
  ]);
}

function stripes(g: Ctx, pose: ZebraPose, colour: string) {
  const { mx, my, hx, hy, nx, ny } = neckPoints(pose.graze);
  g.strokeStyle = colour;
  g.lineCap = 'round';
  const line = (w: number, ...q: number[]) => {
    g.lineWidth = w;
    g.beginPath();
    g.moveTo(q[0] ?? 0, q[1] ?? 0);
    g.quadraticCurveTo(q[2] ?? 0, q[3] ?? 0, q[4] ?? 0, q[5] ?? 0);
    g.stroke();
  };
  for (let i = -3; i < 9; i += 1) line(2.7, -6 + i * 5.2, -92, -9 + i * 5.4, -66, -2 + i * 4.2, -44);
  for (let i = 0; i < 7; i += 1)
    line(3.2, -11 - i * 5, -90, -18 - i * 4.2, -70 + i * 2, -44 - i * 5, -52 + i * 5);
  for (let i = 0; i < 9; i += 1) {
    const t = i / 8;
    const [x, y] =
      t < 0.5
        ? [26 + (mx - 26) * t * 2, -68 + (my + 68) * t * 2]
        : [mx + (hx - mx) * (t * 2 - 1), my + (hy - my) * (t * 2 - 1)];
    const [ax, ay] = [hy - -68, 26 - hx];
    const k = 16 / Math.hypot(ax, ay);
    line(2.6, x + ax * k, y + ay * k, x, y, x - ax * k, y - ay * k);
  }
  for (let i = 1; i < 6; i += 1) {
    const t = i / 7;
    const [x, y] = [hx + (nx - hx) * t, hy + (ny - hy) * t];
    const [ax, ay] = [(ny - hy) / 4, (hx - nx) / 4];
    line(1.5, x + ax, y + ay, x + 1, y + 1, x - ax, y - ay);
  }
  for (let i = 0; i < 9; i += 1) {
    for (const x of [-40, 24]) line(1.8, x - 16, -46 + i * 5, x, -44 + i * 5, x + 18, -47 + i * 5);
  }
  g.fillStyle = colour;
  disc(g, nx, ny, 5.4);
  disc(g, -55 + pose.tail * 9, -28, 5, 8);
}

/** A plains zebra about 100 units to the ears, facing right. */
export function zebra(c: Ctx, place: Place, light: Light & { stripe: string }, pose: ZebraPose): void {
  const { hx, hy, nx, ny } = neckPoints(pose.graze);
  figure(
    c,
    place,
    { height: 88, ...light },
    (g, near) => silhouette(g, pose, near),
    (g) => stripes(g, pose, light.stripe),
    (g) => {
      g.fillStyle = '#140d08';
      disc(g, hx + (nx - hx) * 0.22 + (ny - hy) * 0.1, hy + (ny - hy) * 0.22 - (nx - hx) * 0.1, 1.4);
    },
  );
}
