import type { Light } from '../../../simulators/cameras/light.ts';
import { wildebeest } from '../animals/antelope.ts';
import { bird } from '../animals/birds.ts';
import { walkingLioness } from '../animals/lion.ts';
import { zebra } from '../animals/zebra.ts';
import { type Ctx, disc, glow, layer, scene, vertical, WIDTH } from '../lib/canvas.ts';
import { shadow } from '../lib/figure.ts';
import { cloudBanks, heavens } from '../lib/heavens.ts';
import { acacia, blades, bushline, grass, ridge } from '../lib/land.ts';
import { during, seeded, wave } from '../lib/math.ts';
import { drift, lens, mist, sky, stars } from '../lib/sky.ts';
import { crossing } from '../lib/walk.ts';
import { glints, reflect } from '../lib/water.ts';

const SHORE = 500;
const GNU = {
  base: '#3b3144',
  far: '#241d2e',
  mane: '#17121f',
  rim: 'rgba(255,176,130,0.9)',
  shade: 'rgba(14,8,24,0.5)',
  from: [-1.5, -1.3] as const,
};
const ZEBRA = { ...GNU, base: '#cbb8c4', stripe: '#241d2e' };
const LIONESS = { ...GNU, base: '#8d6a5c', far: '#5a4550' };
const FAR = { ...GNU, base: '#5a4560', far: '#4a3852', mane: '#3b2c46', from: [-1, -0.8] as const };

function land() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 201,
      y: 372,
      rise: 36,
      span: 340,
      top: '#6d5580',
      bottom: '#b57b88',
      depth: 80,
    });
    bushline(c, 202, (x) => far(x) + 3, 4, ['#67507a', '#6d5680']);
    const mid = ridge(c, {
      seed: 204,
      y: 418,
      rise: 12,
      span: 220,
      top: '#4c3a5c',
      bottom: '#8d6374',
      depth: 40,
    });
    bushline(c, 205, (x) => mid(x) + 7, 14, ['#42324f', '#4a3958', '#3b2c48']);
    acacia(c, { x: 1050, y: 440, h: 200, seed: 208, trunk: '#2b2036', leaf: '#2f2439', lit: '#6d4a5c' });
    acacia(c, { x: 190, y: 432, h: 110, seed: 209, trunk: '#3b2c48', leaf: '#3d2e4a', lit: '#7a5464' });
    c.fillStyle = vertical(c, 436, SHORE + 4, [
      [0, '#9a6d76'],
      [0.4, '#7a5566'],
      [1, '#463549'],
    ]);
    c.fillRect(0, 436, WIDTH, SHORE - 432);
    grass(
      c,
      blades({
        seed: 207,
        count: 1300,
        y0: 438,
        y1: 494,
        far: 5,
        near: 16,
        colours: ['#a87680', '#7d596c', '#5f4659', '#c48e8a'],
      }),
    );
  });
}

function moon(c: Ctx) {
  glow(c, 880, 150, 170, [
    [0, 'rgba(255,240,214,0.6)'],
    [0.3, 'rgba(255,220,190,0.18)'],
    [1, 'rgba(255,200,180,0)'],
  ]);
  c.fillStyle = '#fff0d8';
  disc(c, 880, 150, 30);
  c.fillStyle = 'rgba(214,180,160,0.35)';
  disc(c, 872, 144, 8, 6);
  disc(c, 890, 158, 6, 5);
  disc(c, 884, 138, 4, 3);
}

function stage(light: Light) {
  const heaven =
    light !== 'dusk'
      ? heavens(light, { to: 430, lamp: [880, 150], variant: 1 })
      : sky(
          [
            [0, '#232b5c'],
            [0.35, '#5b4a86'],
            [0.65, '#b8708e'],
            [0.86, '#f0987c'],
            [1, '#ffc08a'],
          ],
          430,
        );
  const banks = cloudBanks(light, 'dusk', [61, 62], {
    count: 11,
    y0: 120,
    y1: 320,
    lit: '#ff9f86',
    body: '#6d4f84',
    size: 180,
    flat: 0.22,
  });
  const night = stars(203, 110, 260);
  const shore = land();
  const dust = [211, 212].map((seed) => mist(seed, 462, 60, '#f0a890', 0.24));
  const sparkle = glints(213, 140, SHORE + 6, 700, '#ffc9ae', 880, 300);
  const near = blades({
    seed: 214,
    count: 330,
    y0: 690,
    y1: 770,
    far: 50,
    near: 120,
    colours: ['#1a1426', '#251c33', '#332741', '#120d1c'],
  });
  const glass = lens(7, 'rgba(8,4,24,0.55)');
  const random = seeded(215);
  const file = Array.from({ length: 8 }, (_, i) => ({
    at: i / 8 + (random() - 0.5) * 0.05,
    size: 0.98 + random() * 0.14,
    phase: random(),
  }));
  return { heaven, banks, night, shore, dust, sparkle, near, glass, file };
}

type Set = ReturnType<typeof stage>;

/** The evening: the wildebeest come in file. */
function migration(c: Ctx, p: number, { dust, file }: Set) {
  for (const each of file)
    wildebeest(c, { x: 1400 - ((p + each.at + 0.5) % 1) * 1540, y: 452, s: 0.4, flip: true }, FAR, {
      graze: 0.15,
      tail: wave(p, 9, each.phase),
      stride: p * 26 + each.phase,
    });
  drift(c, dust, p, 120);
  for (const each of file) {
    const x = ((p + each.at) % 1) * 1640 - 180;
    shadow(c, x, 486, 60, 6, 'rgba(10,4,20,0.5)');
    wildebeest(c, { x, y: 487, s: each.size }, GNU, {
      graze: 0.12 + wave(p, 16, each.phase) * 0.05,
      tail: wave(p, 12, each.phase),
      stride: p * 26 + each.phase,
    });
  }
  wildebeest(c, { x: 420, y: 503, s: 1.32, flip: true }, GNU, {
    graze: 0.2 + 1.85 * during(p, 0.15, 0.7, 0.06),
    tail: wave(p, 10),
  });
}

/** Midday: what is left of the herd grazes with zebras in the heat. */
function pasture(c: Ctx, p: number, { dust }: Set) {
  drift(c, dust, p, 120);
  for (const [x, y, s, phase, flip] of [
    [150, 470, 0.6, 0.1, false],
    [240, 478, 0.66, 0.5, true],
    [760, 474, 0.62, 0.3, true],
    [1080, 484, 0.8, 0.7, false],
    [1190, 476, 0.7, 0.9, true],
  ] as const) {
    shadow(c, x, y, 60 * s, 5, 'rgba(10,4,20,0.4)');
    wildebeest(c, { x, y, s, flip }, GNU, {
      graze: 0.9 + 0.5 * wave(p, 2, phase),
      tail: wave(p, 12, phase),
    });
  }
  for (const [x, y, s, phase, flip] of [
    [430, 494, 1.05, 0.2, false],
    [540, 488, 0.95, 0.6, true],
    [900, 492, 1, 0.8, true],
  ] as const) {
    shadow(c, x, y, 62 * s, 6, 'rgba(10,4,20,0.4)');
    zebra(c, { x, y, s, flip }, ZEBRA, { graze: Math.max(0, wave(p, 2, phase)), tail: wave(p, 11, phase) });
  }
}

/** Night: a few wildebeest stand close together, lionesses pass on the other side. */
function vigil(c: Ctx, p: number, { dust }: Set) {
  drift(c, dust, p, 120);
  for (const from of [0.06, 0.16]) {
    const walk = crossing(p, { from, to: from + 0.75, x0: -150, x1: 1430, s: 0.8 });
    if (!walk) continue;
    walkingLioness(c, { x: walk.x, y: 468 + from * 60, s: 0.8 }, LIONESS, {
      stride: walk.stride,
      tail: wave(p, 6, from),
      head: -0.6,
    });
  }
  for (const [x, y, s, phase, flip] of [
    [960, 490, 0.95, 0.1, true],
    [1040, 494, 1.05, 0.4, true],
    [1130, 488, 0.92, 0.7, false],
    [1000, 480, 0.8, 0.9, true],
  ] as const) {
    shadow(c, x, y, 60 * s, 6, 'rgba(10,4,20,0.5)');
    wildebeest(c, { x, y, s, flip }, GNU, {
      graze: 0.05 + 0.1 * Math.max(0, wave(p, 3, phase)),
      tail: wave(p, 10, phase),
    });
  }
}

const CASTS = { dawn: migration, day: pasture, dusk: migration, night: vigil };

function paint(c: Ctx, p: number, set: Set, light: Light) {
  const { heaven, banks, night, shore, sparkle, near, glass } = set;
  c.drawImage(heaven, 0, 0);
  if (light !== 'day') night(c, p);
  if (light === 'dusk') moon(c);
  drift(c, banks, p, 70);
  for (let i = 0; i < 7; i += 1)
    bird(
      c,
      ((p + 0.3 - i * 0.02) % 1) * 1600 - 140,
      255 + Math.abs(i - 3) * 12,
      8,
      p * 58 + i * 0.2,
      '#33274a',
    );
  c.drawImage(shore, 0, 0);
  CASTS[light](c, p, set);
  reflect(
    c,
    {
      y0: SHORE,
      y1: 720,
      ripple: 5,
      squash: 1.35,
      tint: [
        [0, 'rgba(90,56,84,0.3)'],
        [0.5, 'rgba(50,40,80,0.34)'],
        [1, 'rgba(14,12,38,0.7)'],
      ],
    },
    p,
  );
  sparkle(c, p);
  grass(c, near, p, 0.14);
  c.drawImage(glass, 0, 0);
}

/** Dusk at the pan: the wildebeest come in file, the moon rises over the dust. */
export const rosiesPan = scene(stage, paint, {
  day: { gain: [1.25, 1.6, 1], gamma: 0.8 },
  night: { gain: [0.55, 0.85, 1.2], saturation: 0.4 },
});
