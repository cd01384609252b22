import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';
import { seeded } from '../lib/math.ts';

export interface LionPose {
  male?: boolean;
  /** -1..1: how the tail end lies, and flicks. */
  tail: number;
  /** -1 looks down, 1 looks up. */
  head: number;
  breath: number;
  /** Lying on the side asleep instead of on the elbows. */
  asleep?: boolean;
  ear?: number;
}

function mane(c: Ctx, hx: number, hy: number) {
  const random = seeded(5);
  disc(c, hx - 8, hy + 4, 21, 23);
  for (let i = 0; i < 46; i += 1) {
    const a = random() * Math.PI * 2;
    const x = hx - 8 + Math.cos(a) * 19;
    const y = hy + 4 + Math.sin(a) * 21;
    limb(c, [
      [x, y, 4],
      [x + Math.cos(a) * 4 - 1, y + Math.sin(a) * 5 + 2.5, 2.4],
      [x + Math.cos(a) * 6 - 2, y + Math.sin(a) * 8 + 4, 0.4],
    ]);
  }
  limb(c, [
    [hx - 12, hy + 18, 12],
    [hx - 8, hy + 30, 7],
    [hx - 5, hy + 38, 1],
  ]);
}

function head(c: Ctx, pose: LionPose, hx: number, hy: number) {
  disc(c, hx, hy, 12.5, 12);
  limb(c, [
    [hx + 2, hy + 1, 9.5],
    [hx + 12, hy + 4, 7.4],
    [hx + 18, hy + 5.5, 6],
  ]);
  limb(c, [
    [hx + 6, hy + 10, 5.5],
    [hx + 15, hy + 12, 4],
  ]);
  const e = (pose.ear ?? 0) * 2;
  disc(c, hx - 7 - e, hy - 12, 5.2, 5.6);
  disc(c, hx + 4 - e, hy - 12.5, 3.6, 4.6);
}

const face = (pose: LionPose) => [53, -55 + pose.head * -5] as const;

function elbows(c: Ctx, pose: LionPose) {
  const b = pose.breath;
  const t = pose.tail;
  limb(c, [
    [-54, -10, 4],
    [-70, -3, 2.6],
    [-86, -3 - t * 2, 2],
    [-98, -6 - t * 8, 1.8],
    [-105, -10 - t * 16, 1.6],
  ]);
  blob(c, [
    [-58, -8],
    [-60, -24],
    [-51, -37],
    [-34, -41 - b],
    [-10, -39 - b * 1.6],
    [14, -43 - b],
    [32, -50],
    [46, -46],
    [48, -22],
    [40, -3],
    [0, -1],
    [-40, 0],
  ]);
  disc(c, -38, -19, 20, 19);
  limb(c, [
    [-34, -8, 8],
    [-18, -4, 5],
    [-6, -4, 4.5],
  ]);
  limb(c, [
    [34, -22, 9],
    [46, -8, 6.5],
    [62, -4.5, 5],
    [75, -4.5, 5],
  ]);
  limb(c, [
    [28, -16, 9],
    [40, -5, 6],
    [60, -3.6, 4.5],
    [68, -3.8, 4.8],
  ]);
  const [hx, hy] = face(pose);
  limb(c, [
    [30, -40, 14],
    [42, -48, 13],
    [hx - 2, hy + 2, 11],
  ]);
  head(c, pose, hx, hy);
}

function side(c: Ctx, pose: LionPose) {
  const b = pose.breath;
  const t = pose.tail;
  limb(c, [
    [-52, -12, 4],
    [-68, -4, 2.6],
    [-84, -3 - t * 3, 2],
    [-98, -4 - t * 12, 1.7],
  ]);
  blob(c, [
    [-56, -8],
    [-56, -24],
    [-40, -33],
    [-12, -31 - b * 2],
    [16, -32 - b],
    [36, -28],
    [44, -14],
    [36, -2],
    [0, 0],
    [-40, 0],
  ]);
  limb(c, [
    [-40, -12, 9],
    [-24, -5, 5],
    [-6, -3.5, 4],
  ]);
  limb(c, [
    [20, -10, 7],
    [36, -4, 4.6],
    [52, -3.5, 4],
  ]);
  limb(c, [
    [34, -18, 11],
    [48, -14, 10],
  ]);
  head(c, pose, 55, -13);
}

/** A lion at rest, about 65 units high, facing right. */
export function lion(c: Ctx, place: Place, light: Light & { mane?: string }, pose: LionPose): void {
  const [hx, hy] = pose.asleep ? ([55, -13] as const) : face(pose);
  figure(
    c,
    place,
    { height: 66, ...light },
    (g) => {
      (pose.asleep ? side : elbows)(g, pose);
      if (pose.male) mane(g, hx, hy);
    },
    (g) => {
      g.fillStyle = 'rgba(255,236,200,0.22)';
      limb(g, [
        [40, -8, 5],
        [78, -3, 4],
      ]);
      disc(g, hx + 13, hy + 10, 7, 5);
      if (pose.male) {
        g.fillStyle = light.mane ?? '#3a2312';
        mane(g, hx, hy);
        g.fillStyle = light.base;
        head(g, pose, hx, hy);
      }
      g.fillStyle = 'rgba(30,14,6,0.75)';
      const t = pose.tail;
      if (pose.asleep) disc(g, -98, -4 - t * 12, 4, 3);
      else disc(g, -105, -11 - t * 16, 4.6, 3.4, -0.6);
    },
    (g) => {
      g.fillStyle = 'rgba(28,14,8,0.85)';
      disc(g, hx + 7, hy - 1.5, 1.5, 1.2);
      disc(g, hx + 22.5, hy + 3, 2.4, 2.2);
      limb(g, [
        [hx + 21, hy + 9, 0.6],
        [hx + 14, hy + 10.5, 0.5],
      ]);
      g.fillStyle = 'rgba(28,14,8,0.4)';
      disc(g, hx - 7, hy - 12, 2.6, 3);
    },
  );
}
