import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';
import { seeded } from '../lib/math.ts';

export interface HyenaPose {
  tail: number;
  ear: number;
  /** -1 nose down, 1 nose up. */
  head: number;
  lying?: boolean;
  pup?: boolean;
  /** Counts strides while it walks. */
  stride?: number;
  /** 0..1 a little hop, for playing pups. */
  hop?: number;
}

function head(c: Ctx, x: number, y: number, pose: HyenaPose) {
  const k = pose.pup ? 1.3 : 1;
  c.save();
  c.translate(x, y);
  c.rotate(pose.head * -0.22);
  c.scale(k, k);
  disc(c, -5, -11 - pose.ear, 5.4, 6, -0.3);
  disc(c, 3, -11, 4.2, 5.4, 0.2);
  limb(c, [
    [-4, 0, 11],
    [6, 2, 9],
    [15, 4.5, 6.4],
    [pose.pup ? 19 : 24, 6, 5.2],
  ]);
  c.restore();
}

const headAt = (pose: HyenaPose) =>
  pose.lying ? ([54, -50] as const) : ([55, -82 + (pose.head < 0 ? -pose.head * 16 : 0)] as const);

function nearLegs(c: Ctx, swing: number) {
  limb(c, [
    [31, -54, 9.5],
    [31 + swing * 0.4, -30, 5.4],
    [31 + swing, -6, 4],
    [35 + swing, -2, 4.4],
  ]);
  limb(c, [
    [-38, -44, 12],
    [-33 - swing * 0.3, -29, 7],
    [-42 - swing * 0.6, -19, 4.6],
    [-40 - swing, -5, 4],
    [-36 - swing, -2, 4.4],
  ]);
}

function standing(c: Ctx, pose: HyenaPose, near: () => void) {
  const hop = (pose.hop ?? 0) * 10;
  const swing = pose.stride === undefined ? 0 : Math.sin(pose.stride * Math.PI * 2) * 10;
  c.translate(0, -hop);
  limb(c, [
    [22, -50, 8],
    [22 - swing * 0.4, -28, 5],
    [21 - swing, -6, 3.6],
    [25 - swing, -2, 4],
  ]);
  limb(c, [
    [-30, -42, 10],
    [-26 + swing * 0.3, -28, 6],
    [-35 + swing * 0.6, -18, 4],
    [-33 + swing, -5, 3.6],
    [-29 + swing, -2, 4],
  ]);
  near();
  limb(c, [
    [-44, -50, 3],
    [-52, -42, 2.6],
    [-54 + pose.tail * 5, -30, 3.6],
    [-54 + pose.tail * 8, -20, 0.8],
  ]);
  blob(c, [
    [-48, -42],
    [-45, -54],
    [-28, -60],
    [-4, -66],
    [20, -78],
    [36, -78],
    [42, -62],
    [34, -46],
    [14, -40],
    [-14, -38],
    [-36, -36],
  ]);
  nearLegs(c, swing);
  const [hx, hy] = headAt(pose);
  limb(c, [
    [28, -66, 15],
    [42, -74, 12],
    [hx - 3, hy + 2, 10],
  ]);
  limb(c, [
    [2, -70, 2],
    [20, -81, 3.4],
    [36, -86, 3.4],
    [hx - 8, hy - 8, 2],
  ]);
  head(c, hx, hy, pose);
}

function resting(c: Ctx, pose: HyenaPose, near: () => void) {
  limb(c, [
    [24, -10, 7],
    [44, -4, 4.6],
    [60, -3, 4],
  ]);
  near();
  limb(c, [
    [-50, -12, 4],
    [-64, -5, 3],
    [-74, -4 - pose.tail * 4, 4],
    [-84, -3 - pose.tail * 7, 1],
  ]);
  blob(c, [
    [-54, -4],
    [-57, -18],
    [-46, -30],
    [-24, -33],
    [4, -38],
    [26, -46],
    [42, -44],
    [46, -26],
    [40, -6],
    [10, -1],
    [-30, 0],
  ]);
  limb(c, [
    [-38, -12, 12],
    [-22, -5, 6],
    [-4, -3.6, 4.4],
  ]);
  limb(c, [
    [34, -18, 9],
    [44, -6, 5.6],
    [62, -4, 4.2],
    [72, -4, 4.6],
  ]);
  const [hx, hy] = headAt(pose);
  limb(c, [
    [28, -34, 14],
    [42, -44, 12],
    [hx - 3, hy + 2, 10],
  ]);
  limb(c, [
    [10, -42, 2],
    [28, -52, 3.4],
    [hx - 8, hy - 9, 2],
  ]);
  head(c, hx, hy, pose);
}

/** A spotted hyena, about 80 units at the shoulder, facing right. */
export function hyena(
  c: Ctx,
  place: Place,
  light: Light & { spot: string; eye?: string },
  pose: HyenaPose,
): void {
  const [hx, hy] = headAt(pose);
  figure(
    c,
    place,
    { height: pose.lying ? 56 : 88, ...light },
    (g, near) => (pose.lying ? resting : standing)(g, pose, near),
    (g) => {
      const random = seeded(23);
      g.fillStyle = light.spot;
      if (!pose.pup)
        for (let i = 0; i < 130; i += 1)
          disc(g, -52 + random() * 88, -74 + random() * 68, 0.9 + random() * 1.1, 0.8 + random() * 0.8);
      g.fillStyle = 'rgba(15,10,8,0.55)';
      disc(g, hx + (pose.pup ? 25 : 22), hy + 6 - pose.head * 5, 7, 5);
      disc(g, hx - 5, hy - 11, 3, 3.4);
    },
    (g) => {
      const k = pose.pup ? 1.3 : 1;
      g.fillStyle = light.eye ?? '#0e0a08';
      disc(g, hx + 7 * k, hy - 2.5 * k - pose.head * 1.4, 1.5 * k, 1.3 * k);
    },
  );
}

/** A pup's head seen from the front, looking over an edge at y = 0. */
export function peekingPup(
  c: Ctx,
  place: Place,
  light: Light & { spot: string; eye?: string },
  turn: number,
): void {
  figure(
    c,
    place,
    { height: 40, ...light },
    (g) => {
      disc(g, 0, -16, 17, 15);
      disc(g, -14, -30, 6.4, 7.4, -0.5);
      disc(g, 14, -30, 6.4, 7.4, 0.5);
      disc(g, turn * 3, -8, 9, 8);
      blob(g, [
        [-16, 6],
        [-15, -12],
        [0, -16],
        [15, -12],
        [16, 6],
      ]);
    },
    (g) => {
      g.fillStyle = 'rgba(14,9,7,0.6)';
      disc(g, -14, -29, 3.4, 4.2, -0.5);
      disc(g, 14, -29, 3.4, 4.2, 0.5);
      disc(g, turn * 4, -6, 7, 5);
    },
    (g) => {
      g.fillStyle = light.eye ?? '#0b0706';
      disc(g, -7 + turn * 3, -18, 2.1);
      disc(g, 7 + turn * 3, -18, 2.1);
      g.fillStyle = '#060403';
      disc(g, turn * 5, -9, 3, 2.2);
    },
  );
}
