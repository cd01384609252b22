import type { Light } from '../../../simulators/cameras/light.ts';
import { antelope } from '../animals/antelope.ts';
import { flyingHeron } from '../animals/birds.ts';
import { restingLeopard } from '../animals/leopard.ts';
import { type Ctx, disc, glow, layer, limb, scene, vertical, WIDTH } from '../lib/canvas.ts';
import { shadow } from '../lib/figure.ts';
import { cloudBanks, FROM_DAY, heavens } from '../lib/heavens.ts';
import { blades, bushline, crown, deadwood, grass, ridge } from '../lib/land.ts';
import { during, seeded, wave } from '../lib/math.ts';
import { stone } from '../lib/rock.ts';
import { drift, lens, mist, sky, stars } from '../lib/sky.ts';

/** The land in moonlight and in daylight; dusk lays its gel over the latter. */
const MOONLIT = {
  rock: { lit: '#b9c4e0', body: '#5a6488', dark: '#1d2340', side: 1 },
  succulent: '#141a33',
  far: { top: '#44527f', bottom: '#7f8fb4', bush: ['#404e7a', '#4a5884'] },
  mid: { top: '#2c3862', bottom: '#62719c', bush: ['#273258', '#2d3962', '#222c50'] },
  low: { top: '#1d2648', bottom: '#394773', bush: ['#192142', '#1e2749', '#161d3a'] },
  foot: ['rgba(12,16,40,0)', 'rgba(10,13,34,0.72)'] as readonly [string, string],
  crown: ['#161d3a', '#4a5784'] as readonly [string, string],
  wood: '#161d3a',
  fog: '#b4c2e4',
  grass: ['#0e132b', '#161d3c', '#1f2748', '#0a0e22'],
  lens: 'rgba(2,3,22,0.55)',
};
const SUNLIT: typeof MOONLIT = {
  rock: { lit: '#e3d2b4', body: '#a8917a', dark: '#55463d', side: 1 },
  succulent: '#4f6340',
  far: { top: '#93a6ae', bottom: '#c9cdb9', bush: ['#8b9fa6', '#98abae'] },
  mid: { top: '#76895f', bottom: '#b3b285', bush: ['#667a50', '#718459', '#5b6f47'] },
  low: { top: '#5d7142', bottom: '#a39c63', bush: ['#4f6437', '#5a6f3f', '#465a30'] },
  foot: ['rgba(60,48,30,0)', 'rgba(52,42,26,0.55)'],
  crown: ['#44562c', '#8fa051'],
  wood: '#5c4a38',
  fog: '#eef0e6',
  grass: ['#6d6232', '#8d7c42', '#a8965a', '#4f4a26'],
  lens: 'rgba(30,22,8,0.42)',
};
const groundOf = (light: Light) => (light === 'night' ? MOONLIT : SUNLIT);
const LEOPARD = {
  base: '#8f8798',
  far: '#524e68',
  spot: '#262338',
  eye: '#e9f3c8',
  rim: 'rgba(226,236,255,0.95)',
  shade: 'rgba(14,14,44,0.5)',
  from: [1.8, -2] as const,
};

const LEOPARD_BY_DAY = {
  ...LEOPARD,
  base: '#cf9f62',
  far: '#8a6844',
  spot: '#38271a',
  eye: '#e0c46a',
  rim: 'rgba(255,236,200,0.9)',
  shade: 'rgba(60,34,14,0.42)',
};
const KLIPSPRINGER = {
  base: '#a98657',
  far: '#6d5436',
  belly: '#e3d0aa',
  horn: '#2e2119',
  rim: 'rgba(255,240,210,0.85)',
  shade: 'rgba(60,34,14,0.36)',
  from: [1.4, -1.8] as const,
};

function euphorbia(c: Ctx, x: number, y: number, h: number, colour: string) {
  c.fillStyle = colour;
  limb(c, [
    [x, y, h * 0.06],
    [x, y - h * 0.4, h * 0.05],
  ]);
  const random = seeded(Math.round(x));
  for (let i = 0; i < 15; i += 1) {
    const k = i / 14 - 0.5;
    const top = y - h * (1 - Math.abs(k) * 0.55) + random() * h * 0.06;
    limb(c, [
      [x + k * h * 0.05, y - h * 0.36, h * 0.03],
      [x + k * h * 0.6, y - h * 0.42 - random() * h * 0.08, h * 0.026],
      [x + k * h * 0.86, (y - h * 0.5 + top) / 2, h * 0.024],
      [x + k * h * 0.9, top, h * 0.014],
    ]);
  }
}

function land({ far: back, mid: middle, low: front }: typeof MOONLIT) {
  return layer((c) => {
    const far = ridge(c, {
      seed: 251,
      y: 430,
      rise: 70,
      span: 420,
      top: back.top,
      bottom: back.bottom,
      depth: 130,
    });
    bushline(c, 252, (x) => far(x) + 3, 4, back.bush);
    const mid = ridge(c, {
      seed: 254,
      y: 520,
      rise: 34,
      span: 300,
      top: middle.top,
      bottom: middle.bottom,
      depth: 110,
    });
    bushline(c, 255, (x) => mid(x) + 7, 15, middle.bush);
    const low = ridge(c, {
      seed: 256,
      y: 606,
      rise: 20,
      span: 240,
      top: front.top,
      bottom: front.bottom,
      depth: 90,
    });
    bushline(c, 257, (x) => low(x) + 9, 26, front.bush);
  });
}

function granite({ rock, succulent, foot, crown: leaves, wood }: typeof MOONLIT) {
  return layer((c) => {
    euphorbia(c, 190, 560, 250, succulent);
    stone(c, { ...rock, x: 250, y: 740, w: 520, h: 210, seed: 262 });
    stone(c, { ...rock, x: 1170, y: 740, w: 420, h: 250, seed: 268 });
    stone(c, { ...rock, x: 660, y: 750, w: 860, h: 330, seed: 264 });
    stone(c, { ...rock, x: 985, y: 744, w: 360, h: 150, seed: 265 });
    stone(c, { ...rock, x: 60, y: 744, w: 260, h: 120, seed: 266 });
    c.fillStyle = vertical(c, 560, 720, [
      [0, foot[0]],
      [1, foot[1]],
    ]);
    c.fillRect(0, 560, WIDTH, 160);
    crown(c, 258, 1215, 520, 90, 46, leaves[0], leaves[1], 200);
    c.fillStyle = wood;
    deadwood(c, 41, 1120, 560, 66, -Math.PI / 2 - 0.25, 8);
  });
}

function stage(light: Light) {
  const heaven =
    light !== 'night'
      ? heavens(light, { to: 520, lamp: [985, 175], low: 385, variant: 0 })
      : sky(
          [
            [0, '#0d1640'],
            [0.4, '#2b3f7c'],
            [0.75, '#6f86b8'],
            [1, '#c3c4d6'],
          ],
          520,
          (c) =>
            glow(c, 985, 175, 620, [
              [0, 'rgba(214,226,255,0.55)'],
              [0.3, 'rgba(180,200,245,0.2)'],
              [1, 'rgba(160,180,240,0)'],
            ]),
        );
  const night = stars(250, 230, 420);
  const banks = cloudBanks(light, 'night', [71, 72], {
    count: 9,
    y0: 110,
    y1: 380,
    lit: '#cdd8f4',
    body: '#5468a0',
    size: 180,
    flat: 0.24,
  });
  const ground = groundOf(light);
  const valley = land(ground);
  const fog = [271, 272].map((seed) => mist(seed, 560, 60, ground.fog, 0.3));
  const stones = granite(ground);
  const near = blades({
    seed: 273,
    count: 260,
    y0: 700,
    y1: 770,
    far: 40,
    near: 110,
    colours: ground.grass,
  });
  const glass = lens(10, ground.lens);
  return { heaven, night, banks, valley, fog, stones, near, glass };
}

function moon(c: Ctx) {
  c.fillStyle = '#f6f4ea';
  disc(c, 985, 175, 44);
  c.fillStyle = 'rgba(190,194,208,0.4)';
  for (const [x, y, r] of [
    [970, 165, 11],
    [1000, 190, 8],
    [995, 158, 6],
    [975, 195, 5],
  ] as const)
    disc(c, x, y, r, r * 0.85);
}

/** Night: the leopard looks over the valley. */
function watch(c: Ctx, p: number) {
  restingLeopard(c, { x: 655, y: 447, s: 2.7 }, LEOPARD, {
    tail: wave(p, 4),
    head: 0.35 + wave(p, 1) * 0.5,
    breath: wave(p, 8),
    ear: Math.max(0, wave(p, 9, 0.3)) ** 8 * 2,
    hanging: true,
  });
}

/** Dusk: it wakes and waits for the dark. */
function waking(c: Ctx, p: number) {
  const up = during(p, 0.35, 0.75, 0.06);
  restingLeopard(c, { x: 620, y: 447, s: 2.6, flip: true }, LEOPARD_BY_DAY, {
    tail: wave(p, 3),
    head: -0.95 + up * 1.5,
    breath: wave(p, 7),
    ear: Math.max(0, wave(p, 9, 0.3)) ** 8 * 2,
    hanging: true,
  });
}

/** Day: klipspringers own the rock, an eagle circles. */
function klipspringers(c: Ctx, p: number) {
  flyingHeron(c, 420 + wave(p, 1) * 190, 150 + wave(p, 1, 0.25) * 60, 46, 0.1 + wave(p, 2) * 0.04, '#4a4038');
  const look = during(p, 0.3, 0.55, 0.04);
  shadow(c, 585, 446, 70, 7);
  antelope(
    c,
    { x: 585, y: 446, s: 1.55 },
    KLIPSPRINGER,
    { graze: 0.1 + 0.1 * look, tail: wave(p, 9), ear: wave(p, 10) },
    'impala',
  );
  shadow(c, 735, 452, 60, 6);
  antelope(c, { x: 735, y: 452, s: 1.3, flip: true }, KLIPSPRINGER, {
    graze: Math.max(0, 0.4 + 0.7 * wave(p, 2, 0.3)),
    tail: wave(p, 11),
    ear: wave(p, 8, 0.4),
  });
}

const CASTS = { dawn: waking, day: klipspringers, dusk: waking, night: watch };

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { heaven, night, banks, valley, fog, stones, near, glass } = set;
  c.drawImage(heaven, 0, 0);
  if (light === 'night') night(c, p);
  if (light === 'night') moon(c);
  drift(c, banks, p, 80);
  c.drawImage(valley, 0, 0);
  drift(c, fog, p, 140);
  c.drawImage(stones, 0, 0);
  CASTS[light](c, p);
  grass(c, near, p, 0.14);
  c.drawImage(glass, 0, 0);
}

/** Blue hour on the granite: a leopard looks over the valley under the moon. */
export const leopardRock = scene(stage, paint, { dusk: FROM_DAY.dusk });
