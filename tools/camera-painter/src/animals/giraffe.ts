import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';
import { seeded } from '../lib/math.ts';

export interface GiraffePose {
  /** -1..1 leans the neck back or forward. */
  neck: number;
  tail: number;
  ear: number;
  step?: number;
}

function foot(c: Ctx, x: number, hipY: number, swing: number, hind: boolean, w: number) {
  const k = hind ? -5 : 2;
  limb(c, [
    [x, hipY, w],
    [x + swing * 7 - (hind ? 2 : 0), hipY * 0.72, w * 0.62],
    [x + swing * 11 + k, hipY * 0.5, w * 0.42],
    [x + swing * 15 + k * 0.6, -12, 3],
    [x + swing * 17 + k * 0.6, -4, 3],
    [x + swing * 17 + k * 0.6 + 2, -1.5, 4],
  ]);
}

function head(c: Ctx, pose: GiraffePose) {
  const n = pose.neck;
  c.save();
  c.translate(57 + n * 13, -206);
  c.rotate(n * 0.25 + 0.05);
  limb(c, [
    [0, 0, 7.4],
    [9, 2.5, 6.6],
    [20, 8, 4.4],
    [28, 12, 3.9],
  ]);
  limb(c, [
    [-1, -5, 1.7],
    [-4, -16, 1.4],
  ]);
  limb(c, [
    [4, -5, 1.5],
    [2.5, -16, 1.3],
  ]);
  disc(c, -4, -16.5, 2.3);
  disc(c, 2.5, -16.5, 2);
  limb(c, [
    [-4, -2, 2],
    [-11, -3 - pose.ear * 3, 3],
    [-17, -2 - pose.ear * 5, 0.8],
  ]);
  c.restore();
}

function silhouette(c: Ctx, pose: GiraffePose, near: () => void) {
  const s = pose.step ?? 0;
  const n = pose.neck;
  foot(c, 14, -88, -s, false, 9);
  foot(c, -30, -86, s, true, 11);
  near();
  limb(c, [
    [-46, -102, 2.4],
    [-53, -84, 1.4],
    [-52 + pose.tail * 5, -66, 1.2],
    [-52 + pose.tail * 8, -56, 2.6],
    [-52 + pose.tail * 9, -48, 1],
  ]);
  blob(c, [
    [-48, -98],
    [-42, -110],
    [-24, -116],
    [0, -123],
    [20, -131],
    [34, -124],
    [36, -104],
    [26, -88],
    [4, -82],
    [-22, -80],
    [-42, -82],
  ]);
  foot(c, 24, -94, s, false, 10);
  foot(c, -38, -92, -s, true, 13);
  limb(c, [
    [16, -112, 19],
    [30, -134, 12.5],
    [40 + n * 4, -160, 9],
    [50 + n * 9, -186, 7.6],
    [57 + n * 13, -205, 7],
  ]);
  head(c, pose);
  limb(c, [
    [12, -128, 3],
    [26, -150, 2.5],
    [36 + n * 4, -172, 2],
    [48 + n * 10, -202, 1.6],
  ]);
}

function patches(g: Ctx, seed: number, colour: string) {
  const random = seeded(seed);
  g.fillStyle = colour;
  for (let row = 0; row < 17; row += 1) {
    for (let col = 0; col < 16; col += 1) {
      const size = row < 8 ? 0.72 : 1;
      const y = -214 + row * 9.4 + (random() - 0.5) * 2.5;
      if (y > -40) continue;
      const x = -56 + col * 9 + (row % 2) * 4.5 + (random() - 0.5) * 2.5;
      const r = 4.15 * size;
      const points = Array.from({ length: 6 }, (_, i) => {
        const a = (i / 6) * Math.PI * 2 + random() * 0.5;
        const d = r * (0.82 + random() * 0.36);
        return [x + Math.cos(a) * d, y + Math.sin(a) * d * 1.08] as const;
      });
      g.beginPath();
      for (const [px, py] of points) g.lineTo(px, py);
      g.closePath();
      g.fill();
    }
  }
}

/** A giraffe about 220 units to the horns, facing right. */
export function giraffe(
  c: Ctx,
  place: Place,
  light: Light & { patch: string; mane: string },
  pose: GiraffePose,
): void {
  const n = pose.neck;
  figure(
    c,
    place,
    { height: 150, ...light },
    (g, near) => silhouette(g, pose, near),
    (g) => {
      patches(g, 11, light.patch);
      g.fillStyle = light.mane;
      limb(g, [
        [10, -130, 2],
        [24, -152, 1.8],
        [34 + n * 4, -174, 1.6],
        [46 + n * 10, -204, 1.4],
      ]);
      g.fillStyle = light.base;
      disc(g, 76 + n * 14, -198, 15, 8, 0.4);
      g.fillStyle = 'rgba(40,20,10,0.7)';
      disc(g, -52 + pose.tail * 8, -53, 5, 7);
      disc(g, 54 + n * 13, -223, 6, 3);
    },
    (g) => {
      g.fillStyle = 'rgba(25,12,6,0.85)';
      disc(g, 64 + n * 14, -206, 1.3);
      disc(g, 83 + n * 15, -195 + n * 6, 1);
    },
  );
}
