import { type Ctx, disc, limb } from '../lib/canvas.ts';
import { figure, type Light, type Place } from '../lib/figure.ts';
import { seeded } from '../lib/math.ts';
import {
  type CatRest,
  type CatWalk,
  catFace,
  restingCat,
  restingHead,
  restingLines,
  walkingCat,
  walkingHead,
} from './cat.ts';

export type LeopardLight = Light & { spot: string; eye: string };

const SHAPE = { bulk: 0.86, headSize: 0.86 };

/** Rosettes on the body, plain spots on legs, tail and head. */
function rosettes(g: Ctx, colour: string, y0: number, y1: number, flank: number) {
  const random = seeded(17);
  g.strokeStyle = colour;
  g.fillStyle = colour;
  const alpha = g.globalAlpha;
  for (let row = 0; row < 13; row += 1) {
    for (let col = 0; col < 36; col += 1) {
      const x = -118 + col * 6 + (row % 2) * 3 + (random() - 0.5) * 3.2;
      const y = y0 + ((y1 - y0) / 12) * row + (random() - 0.5) * 2.6;
      const turn = random() * 6;
      const size = 0.75 + random() * 0.45;
      if (x > -56 && x < 34 && y < flank) {
        g.globalAlpha = alpha * 0.28;
        disc(g, x, y, 2 * size, 1.7 * size, turn);
        g.globalAlpha = alpha;
        g.lineWidth = 1.25;
        for (let k = 0; k < 3; k += 1) {
          g.beginPath();
          g.ellipse(x, y, 2.2 * size, 1.8 * size, turn, k * 2.1 + random() * 0.4, k * 2.1 + 1.5);
          g.stroke();
        }
      } else disc(g, x, y, 1.1 * size, 0.85 * size, turn);
    }
  }
}

/** A leopard lying on its elbows, about 55 units high, facing right. */
export function restingLeopard(c: Ctx, place: Place, light: LeopardLight, pose: CatRest): void {
  const [hx, hy] = restingHead(pose);
  figure(
    c,
    place,
    { height: 58, ...light },
    (g, near) => restingCat(g, SHAPE, pose, near),
    (g) => {
      rosettes(g, light.spot, -62, 4, -7);
      g.fillStyle = light.spot;
      for (let i = 0; i < 6; i += 1) disc(g, -77, 14 + i * 9, 4, 1.4);
      restingLines(g, 'rgba(20,10,4,0.35)');
    },
    (g) => catFace(g, hx, hy, SHAPE.headSize, light.eye),
  );
}

/** A leopard walking, about 70 units high, facing right. `shine` 0..1 lights its eye. */
export function walkingLeopard(
  c: Ctx,
  place: Place,
  light: LeopardLight,
  pose: CatWalk & { shine?: number },
): void {
  const [hx, hy] = walkingHead(pose);
  figure(
    c,
    place,
    { height: 76, ...light },
    (g, near) => walkingCat(g, SHAPE.headSize, pose, near),
    (g) => {
      rosettes(g, light.spot, -80, -2, -34);
      g.fillStyle = 'rgba(255,255,255,0.2)';
      limb(g, [
        [-40, -38, 4],
        [0, -36, 4],
        [36, -40, 5],
      ]);
    },
    (g) => {
      catFace(g, hx, hy, SHAPE.headSize, light.eye);
      if (!pose.shine) return;
      const [x, y] = [hx + 8, hy - 4.8];
      const halo = g.createRadialGradient(x, y, 0, x, y, 7);
      halo.addColorStop(0, `rgba(255,255,255,${pose.shine})`);
      halo.addColorStop(0.3, `rgba(240,255,240,${pose.shine * 0.7})`);
      halo.addColorStop(1, 'rgba(230,255,230,0)');
      g.fillStyle = halo;
      g.fillRect(x - 9, y - 9, 18, 18);
    },
  );
}
