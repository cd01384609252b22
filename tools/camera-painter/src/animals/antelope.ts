import { blob, type Ctx, disc, type Joint, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';

export interface AntelopePose {
  /** 0 head up, 1 muzzle to the ground. */
  graze: number;
  tail: number;
  ear?: number;
  /** Counts strides while it walks. */
  stride?: number;
}

type Horns = 'none' | 'impala' | 'kudu';

function legs(c: Ctx, pose: AntelopePose, far: boolean, front: number, hind: number, top: number, w: number) {
  const s = pose.stride;
  const swing = (phase: number) =>
    s === undefined ? 0 : Math.sin((s + phase + (far ? 0.5 : 0)) * Math.PI * 2);
  const lift = (phase: number) =>
    s === undefined ? 0 : Math.max(0, Math.cos((s + phase + (far ? 0.5 : 0)) * Math.PI * 2)) * 5;
  const [f, fl] = [swing(0) * 10, lift(0)];
  const [h, hl] = [swing(0.25) * 10, lift(0.25)];
  const [x, y] = [far ? front - 7 : front, far ? hind + 7 : hind];
  limb(c, [
    [x, top, w * 1.5],
    [x + f * 0.4 + 1, top * 0.62, w * 0.8],
    [x + f * 0.6, top * 0.46 - fl * 0.4, w * 0.6],
    [x + f, -8 - fl, w * 0.42],
    [x + f + 2, -1.4 - fl, w * 0.55],
  ]);
  limb(c, [
    [y, top, w * 2.1],
    [y + 3 + h * 0.3, top * 0.7, w * 1.2],
    [y - 6 + h * 0.6, top * 0.48 - hl * 0.4, w * 0.68],
    [y - 3 + h, -8 - hl, w * 0.44],
    [y - 1 + h, -1.4 - hl, w * 0.55],
  ]);
}

function neckOf(graze: number) {
  const m = (a: number, b: number) => a + (b - a) * graze;
  return { mx: m(38, 46), my: m(-89, -56), hx: m(45, 58), hy: m(-105, -26), nx: m(66, 66), ny: m(-93, -4) };
}

function horns(c: Ctx, kind: Horns) {
  const pair = (...curves: Joint[][]) => {
    for (const each of curves) limb(c, each);
  };
  if (kind === 'impala')
    pair(
      [
        [0, -4, 1.7],
        [-8, -17, 1.5],
        [-12, -29, 1.3],
        [-8, -41, 1],
        [-3, -48, 0.4],
      ],
      [
        [3, -4, 1.7],
        [-2, -17, 1.5],
        [-3, -29, 1.3],
        [3, -40, 1],
        [9, -45, 0.4],
      ],
    );
  if (kind === 'kudu')
    pair(
      [
        [0, -4, 2.5],
        [-12, -13, 2.3],
        [-9, -25, 2.1],
        [-22, -33, 1.8],
        [-20, -46, 1.5],
        [-31, -55, 1.1],
        [-31, -66, 0.4],
      ],
      [
        [4, -4, 2.5],
        [-3, -16, 2.3],
        [4, -27, 2.1],
        [-6, -38, 1.8],
        [0, -50, 1.5],
        [-9, -60, 1.1],
        [-6, -71, 0.4],
      ],
    );
}

function graceful(c: Ctx, pose: AntelopePose, near: () => void) {
  const { mx, my, hx, hy, nx, ny } = neckOf(pose.graze);
  legs(c, pose, true, 24, -36, -56, 4.6);
  near();
  limb(c, [
    [-43, -70, 2.6],
    [-48, -60, 2.2],
    [-48 + pose.tail * 5, -48, 1.8],
    [-48 + pose.tail * 7, -42, 0.5],
  ]);
  blob(c, [
    [-46, -60],
    [-44, -73],
    [-30, -79],
    [-8, -76],
    [14, -79],
    [28, -82],
    [38, -72],
    [34, -56],
    [16, -49],
    [-10, -50],
    [-30, -51],
    [-42, -52],
  ]);
  legs(c, pose, false, 26, -38, -58, 5);
  limb(c, [
    [24, -68, 14],
    [mx, my, 8.4],
    [hx - 1, hy + 2, 6.6],
  ]);
  limb(c, [
    [hx, hy, 6.8],
    [(hx + nx) / 2, (hy + ny) / 2, 5.2],
    [nx, ny, 3.2],
  ]);
  c.save();
  c.translate(hx, hy);
  c.rotate(Math.atan2(ny - hy, nx - hx) - 0.52);
  const e = pose.ear ?? 0;
  limb(c, [
    [-3, -4, 2],
    [-10, -9 - e * 2, 3.6],
    [-16, -12 - e * 4, 0.6],
  ]);
  c.restore();
}

export type AntelopeLight = Light & { belly: string; horn: string; stripe?: string };

function markings(g: Ctx, light: AntelopeLight, pose: AntelopePose) {
  const { nx, ny } = neckOf(pose.graze);
  g.fillStyle = light.belly;
  limb(g, [
    [-36, -47, 0.5],
    [-22, -47, 4],
    [0, -45, 5.4],
    [20, -46, 3.4],
    [30, -49, 0.5],
  ]);
  disc(g, nx, ny, 5);
  if (light.stripe) {
    g.strokeStyle = light.stripe;
    g.lineWidth = 1.3;
    for (let i = 0; i < 8; i += 1) {
      g.beginPath();
      g.moveTo(-38 + i * 8, -84);
      g.quadraticCurveTo(-43 + i * 8.4, -68, -36 + i * 8, -54);
      g.stroke();
    }
    g.fillStyle = 'rgba(40,26,18,0.5)';
    limb(g, [
      [6, -80, 1],
      [22, -86, 2.4],
      [32, -96, 2],
      [40, -106, 1],
    ]);
  } else {
    g.fillStyle = 'rgba(20,10,5,0.75)';
    limb(g, [
      [-45, -66, 0.8],
      [-44, -56, 0.8],
    ]);
  }
}

/** An impala, or with corkscrew horns and stripes a kudu; about 80 units at the shoulder, facing right. */
export function antelope(
  c: Ctx,
  place: Place,
  light: AntelopeLight,
  pose: AntelopePose,
  kind: Horns = 'none',
): void {
  const { hx, hy, nx, ny } = neckOf(pose.graze);
  const angle = Math.atan2(ny - hy, nx - hx) - 0.52;
  figure(
    c,
    place,
    { height: 84, ...light },
    (g, near) => graceful(g, pose, near),
    (g) => markings(g, light, pose),
    (g) => {
      g.save();
      g.translate(hx, hy);
      g.rotate(angle);
      g.fillStyle = light.horn;
      horns(g, kind);
      g.fillStyle = '#160d08';
      disc(g, 5, -1.5, 1.4, 1.2);
      g.restore();
      g.fillStyle = 'rgba(20,10,5,0.8)';
      disc(g, nx + 1.5, ny, 1.9);
    },
  );
}

function beardAndHorns(g: Ctx, d: number) {
  limb(g, [
    [46, -72 + d * 0.8, 5],
    [47, -58 + d * 0.8, 3.4],
    [50, -44 + d * 0.6, 0.6],
  ]);
  limb(g, [
    [10, -86, 3],
    [26, -94 + d * 0.1, 4.4],
    [42, -91 + d * 0.6, 3.4],
  ]);
  limb(g, [
    [50, -88 + d, 2],
    [40, -86 + d, 2.8],
    [35, -83 + d, 0.8],
  ]);
  limb(g, [
    [52, -92 + d, 2.8],
    [45, -95 + d, 2.5],
    [42, -103 + d, 1.4],
    [47, -109 + d, 0.5],
  ]);
  limb(g, [
    [55, -92 + d, 2.8],
    [63, -93 + d, 2.5],
    [67, -101 + d, 1.4],
    [63, -107 + d, 0.5],
  ]);
}

function bearded(g: Ctx, pose: AntelopePose, near: () => void) {
  const d = pose.graze * 34;
  legs(g, pose, true, 27, -38, -52, 4.8);
  near();
  limb(g, [
    [-45, -68, 3],
    [-52, -54, 2.2],
    [-52 + pose.tail * 6, -38, 2.8],
    [-52 + pose.tail * 9, -24, 2.6],
    [-52 + pose.tail * 10, -16, 0.5],
  ]);
  blob(g, [
    [-48, -58],
    [-45, -70],
    [-26, -75],
    [0, -80],
    [20, -90],
    [34, -88],
    [43, -74],
    [38, -56],
    [22, -45],
    [-4, -43],
    [-26, -47],
    [-42, -49],
  ]);
  legs(g, pose, false, 30, -40, -55, 5.2);
  limb(g, [
    [28, -72, 17],
    [44, -78 + d * 0.6, 12.5],
    [52, -82 + d, 9],
  ]);
  limb(g, [
    [51, -85 + d, 8.5],
    [60, -71 + d, 7.2],
    [66, -57 + d, 6],
    [67, -52 + d, 5.8],
  ]);
  beardAndHorns(g, d);
}

/** A blue wildebeest, about 90 units at the shoulder, facing right. */
export function wildebeest(c: Ctx, place: Place, light: Light & { mane: string }, pose: AntelopePose): void {
  const d = pose.graze * 34;
  figure(
    c,
    place,
    { height: 96, ...light },
    (g, near) => bearded(g, pose, near),
    (g) => {
      g.strokeStyle = light.mane;
      g.lineWidth = 1.4;
      for (let i = 0; i < 7; i += 1) {
        g.beginPath();
        g.moveTo(-4 + i * 6.5, -90);
        g.lineTo(-2 + i * 6, -58);
        g.stroke();
      }
      g.fillStyle = light.mane;
      limb(g, [
        [55, -80 + d, 3],
        [67, -52 + d, 5],
      ]);
    },
  );
}
