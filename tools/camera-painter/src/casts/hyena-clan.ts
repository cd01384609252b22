import { hyena, peekingPup } from '../animals/hyena.ts';
import type { Ctx } from '../lib/canvas.ts';
import { shadow } from '../lib/figure.ts';
import { during, wave } from '../lib/math.ts';
import { crossing } from '../lib/walk.ts';

const ADULT = {
  base: '#a98561',
  far: '#6b5142',
  spot: 'rgba(36,22,18,0.7)',
  rim: 'rgba(255,170,104,0.95)',
  shade: 'rgba(18,8,20,0.5)',
  from: [1.8, -1.8] as const,
};
/** Written for the gel of the day, which would bleach the evening's coat. */
const IN_THE_SUN = {
  ...ADULT,
  base: '#6f5547',
  far: '#4a382f',
  rim: 'rgba(190,150,120,0.9)',
};
const PUP = { ...ADULT, base: '#2f2120', far: '#1d1415', rim: 'rgba(255,176,116,1)' };

/** Far away another of the clan goes past. */
export function patrol(c: Ctx, p: number) {
  hyena(
    c,
    { x: ((p * 1 + 0.62) % 1) * 1700 - 200, y: 452, s: 0.5 },
    { ...ADULT, base: '#5c4346', far: '#3c2c34' },
    { tail: wave(p, 12), ear: 0, head: -0.6, stride: p * 44 },
  );
}

/** Pups in the entrance; `up` says how far each looks out. */
function pups(c: Ctx, p: number, up: readonly [number, number]) {
  c.save();
  c.beginPath();
  c.rect(440, 440, 240, 152);
  c.clip();
  peekingPup(c, { x: 545, y: 624 - up[0] * 34, s: 1.35 }, PUP, wave(p, 5));
  peekingPup(c, { x: 606, y: 634 - up[1] * 34, s: 1.1 }, PUP, wave(p, 4, 0.4));
  c.restore();
}

/** Last light: the mother lies outside, the pups play. */
function family(c: Ctx, p: number) {
  const peek = during(p, 0.06, 0.46, 0.05) + during(p, 0.6, 0.92, 0.05);
  pups(c, p, [peek, during(p, 0.2, 0.8, 0.04)]);
  shadow(c, 900, 628, 170, 14, 'rgba(10,2,8,0.6)');
  hyena(c, { x: 900, y: 626, s: 2, flip: true }, ADULT, {
    lying: true,
    tail: wave(p, 5),
    ear: Math.max(0, wave(p, 8)) ** 4 * 3,
    head: wave(p, 2) * 0.6,
  });
  const hop = Math.abs(wave(p, 12)) * during(p, 0.3, 0.72, 0.05);
  const px = 300 + wave(p, 2) * 34;
  shadow(c, px, 652, 50, 6, 'rgba(10,2,8,0.55)');
  hyena(c, { x: px, y: 652, s: 0.92, flip: wave(p, 2, 0.25) < 0 }, PUP, {
    pup: true,
    tail: wave(p, 24),
    ear: wave(p, 9),
    head: wave(p, 6) * 0.8,
    hop: hop * 1.2,
  });
  shadow(c, 170, 640, 46, 6, 'rgba(10,2,8,0.55)');
  hyena(c, { x: 170, y: 640, s: 0.86 }, PUP, {
    pup: true,
    lying: true,
    tail: wave(p, 10),
    ear: wave(p, 7, 0.2),
    head: wave(p, 3, 0.3),
  });
}

/** Midday: the mother sleeps beside the entrance, now and then a pup looks whether she is there. */
function siesta(c: Ctx, p: number) {
  pups(c, p, [during(p, 0.3, 0.62, 0.05), during(p, 0.44, 0.58, 0.04)]);
  shadow(c, 880, 632, 170, 14, 'rgba(10,2,8,0.5)');
  hyena(c, { x: 880, y: 630, s: 2, flip: true }, IN_THE_SUN, {
    lying: true,
    tail: wave(p, 3) ** 5,
    ear: Math.max(0, wave(p, 7)) ** 4 * 3,
    head: -0.9 + during(p, 0.5, 0.66, 0.04) * 0.8,
  });
}

/** Night: one of the clan comes home and the pups run out to it. */
function homecoming(c: Ctx, p: number) {
  pups(c, p, [during(p, 0.02, 0.32, 0.04) + during(p, 0.74, 0.98, 0.04), during(p, 0.1, 0.4, 0.04)]);
  const walk = crossing(p, { from: 0.04, to: 0.96, x0: 1480, x1: -220, s: 1.7 });
  const eye = '#f2f6cf';
  if (walk) {
    shadow(c, walk.x, 634, 130, 12, 'rgba(10,2,8,0.6)');
    hyena(
      c,
      { x: walk.x, y: 634, s: 1.7, flip: true },
      { ...ADULT, eye },
      {
        tail: wave(p, 8),
        ear: Math.max(0, wave(p, 6)) ** 4 * 3,
        head: -0.3 + 0.3 * wave(p, 3),
        stride: walk.stride,
      },
    );
  }
  const hop = Math.abs(wave(p, 14)) * during(p, 0.3, 0.8, 0.05);
  const x = 330 + wave(p, 2) * 60;
  shadow(c, x, 662, 50, 6, 'rgba(10,2,8,0.55)');
  hyena(
    c,
    { x, y: 662, s: 0.95, flip: wave(p, 2, 0.25) < 0 },
    { ...PUP, eye },
    {
      pup: true,
      tail: wave(p, 24),
      ear: wave(p, 9),
      head: wave(p, 6) * 0.8,
      hop: hop * 1.2,
    },
  );
}

/** Who is at the den in each light. */
export const CLAN = { dawn: family, day: siesta, dusk: family, night: homecoming };
