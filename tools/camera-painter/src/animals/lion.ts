import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';
import { seeded } from '../lib/math.ts';
import {
  type CatRest,
  type CatWalk,
  catFace,
  catHead,
  restingCat,
  restingHead,
  restingLines,
  walkingCat,
  walkingHead,
} from './cat.ts';

export interface LionPose extends CatRest {
  male?: boolean;
}

const SHAPE = { bulk: 1, headSize: 1 };

function mane(c: Ctx, hx: number, hy: number) {
  const random = seeded(5);
  blob(c, [
    [hx - 2, hy - 15],
    [hx - 16, hy - 16],
    [hx - 27, hy - 4],
    [hx - 30, hy + 14],
    [hx - 22, hy + 30],
    [hx - 6, hy + 32],
    [hx + 4, hy + 22],
    [hx + 6, hy + 10],
    [hx + 1, hy - 2],
  ]);
  for (let i = 0; i < 40; i += 1) {
    const a = 1.25 + random() * 3.9;
    const x = hx - 11 + Math.cos(a) * 15;
    const y = hy + 8 + Math.sin(a) * 20;
    limb(c, [
      [x, y, 4.4],
      [x + Math.cos(a) * 4 - 1, y + Math.sin(a) * 4 + 3, 2.6],
      [x + Math.cos(a) * 6 - 2, y + Math.sin(a) * 6 + 7, 0.3],
    ]);
  }
}

/** A lion at rest, about 65 units high, facing right. */
export function lion(c: Ctx, place: Place, light: Light & { mane?: string }, pose: LionPose): void {
  const [hx, hy] = restingHead(pose);
  figure(
    c,
    place,
    { height: 66, ...light },
    (g, near) => {
      restingCat(g, SHAPE, pose, near);
      if (pose.male) mane(g, hx, hy);
    },
    (g) => {
      g.fillStyle = 'rgba(255,236,200,0.2)';
      limb(g, [
        [30, -3, 4],
        [82, -2, 4],
      ]);
      limb(g, [
        [-40, -2, 4],
        [30, -3, 4],
      ]);
      restingLines(g, 'rgba(60,26,8,0.35)');
      if (pose.male) {
        g.fillStyle = light.mane ?? '#3a2312';
        mane(g, hx, hy);
        g.fillStyle = light.base;
        catHead(g, hx, hy, 1, pose.ear);
        g.fillStyle = light.mane ?? '#3a2312';
        limb(g, [
          [hx - 14, hy - 9, 5],
          [hx - 10, hy + 4, 8.5],
          [hx - 5, hy + 17, 8],
        ]);
      }
      g.fillStyle = 'rgba(30,14,6,0.75)';
      disc(g, -105, -11 - pose.tail * 16, 4.6, 3.4, -0.6);
    },
    (g) => catFace(g, hx, hy, 1, '#d9a441'),
  );
}

/** A lioness walking, about 75 units high, facing right. */
export function walkingLioness(c: Ctx, place: Place, light: Light, pose: CatWalk): void {
  const [hx, hy] = walkingHead(pose);
  figure(
    c,
    place,
    { height: 80, ...light },
    (g, near) => walkingCat(g, 1, pose, near),
    (g) => {
      g.fillStyle = 'rgba(255,236,200,0.2)';
      limb(g, [
        [-40, -40, 4],
        [0, -38, 4],
        [36, -42, 5],
      ]);
      g.fillStyle = 'rgba(30,14,6,0.75)';
      disc(g, -114, -38 - pose.tail * 10, 4.6, 3.6, -0.6);
    },
    (g) => catFace(g, hx, hy, 1, '#d9a441'),
  );
}
