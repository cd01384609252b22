import { restingLeopard } from '../animals/leopard.ts';
import { type Ctx, disc, glow, layer, limb, scene, vertical, WIDTH } from '../lib/canvas.ts';
import { blades, bushline, crown, deadwood, grass, ridge } from '../lib/land.ts';
import { seeded, wave } from '../lib/math.ts';
import { stone } from '../lib/rock.ts';
import { clouds, drift, lens, mist, sky, stars } from '../lib/sky.ts';

const ROCK = { lit: '#b9c4e0', body: '#5a6488', dark: '#1d2340', side: 1 };
const LEOPARD = {
  base: '#8f8798',
  far: '#524e68',
  spot: '#262338',
  eye: '#e9f3c8',
  rim: 'rgba(226,236,255,0.95)',
  shade: 'rgba(14,14,44,0.5)',
  from: [1.8, -2] as const,
};

function euphorbia(c: Ctx, x: number, y: number, h: number) {
  c.fillStyle = '#141a33';
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

function land() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 251,
      y: 430,
      rise: 70,
      span: 420,
      top: '#44527f',
      bottom: '#7f8fb4',
      depth: 130,
    });
    bushline(c, 252, (x) => far(x) + 3, 4, ['#404e7a', '#4a5884']);
    const mid = ridge(c, {
      seed: 254,
      y: 520,
      rise: 34,
      span: 300,
      top: '#2c3862',
      bottom: '#62719c',
      depth: 110,
    });
    bushline(c, 255, (x) => mid(x) + 7, 15, ['#273258', '#2d3962', '#222c50']);
    const low = ridge(c, {
      seed: 256,
      y: 606,
      rise: 20,
      span: 240,
      top: '#1d2648',
      bottom: '#394773',
      depth: 90,
    });
    bushline(c, 257, (x) => low(x) + 9, 26, ['#192142', '#1e2749', '#161d3a']);
  });
}

function rock() {
  return layer((c) => {
    euphorbia(c, 190, 560, 250);
    stone(c, { ...ROCK, x: 250, y: 740, w: 520, h: 210, seed: 262 });
    stone(c, { ...ROCK, x: 1170, y: 740, w: 420, h: 250, seed: 268 });
    stone(c, { ...ROCK, x: 660, y: 750, w: 860, h: 330, seed: 264 });
    stone(c, { ...ROCK, x: 985, y: 744, w: 360, h: 150, seed: 265 });
    stone(c, { ...ROCK, x: 60, y: 744, w: 260, h: 120, seed: 266 });
    c.fillStyle = vertical(c, 560, 720, [
      [0, 'rgba(12,16,40,0)'],
      [1, 'rgba(10,13,34,0.72)'],
    ]);
    c.fillRect(0, 560, WIDTH, 160);
    crown(c, 258, 1215, 520, 90, 46, '#161d3a', '#4a5784', 200);
    c.fillStyle = '#161d3a';
    deadwood(c, 41, 1120, 560, 66, -Math.PI / 2 - 0.25, 8);
  });
}

function stage() {
  const heaven = sky(
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
  const banks = [71, 72].map((seed) =>
    clouds({ seed, count: 9, y0: 110, y1: 380, lit: '#cdd8f4', body: '#5468a0', size: 180, flat: 0.24 }),
  );
  const valley = land();
  const fog = [271, 272].map((seed) => mist(seed, 560, 60, '#b4c2e4', 0.3));
  const granite = rock();
  const near = blades({
    seed: 273,
    count: 260,
    y0: 700,
    y1: 770,
    far: 40,
    near: 110,
    colours: ['#0e132b', '#161d3c', '#1f2748', '#0a0e22'],
  });
  const glass = lens(10, 'rgba(2,3,22,0.55)');
  return { heaven, night, banks, valley, fog, granite, near, glass };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>) {
  const { heaven, night, banks, valley, fog, granite, near, glass } = set;
  c.drawImage(heaven, 0, 0);
  night(c, p);
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
  drift(c, banks, p, 80);
  c.drawImage(valley, 0, 0);
  drift(c, fog, p, 140);
  c.drawImage(granite, 0, 0);
  restingLeopard(c, { x: 655, y: 447, s: 2.7 }, LEOPARD, {
    tail: wave(p, 4),
    head: 0.35 + wave(p, 1) * 0.5,
    breath: wave(p, 8),
    ear: Math.max(0, wave(p, 9, 0.3)) ** 8 * 2,
    hanging: true,
  });
  grass(c, near, p, 0.14);
  c.drawImage(glass, 0, 0);
}

/** Blue hour on the granite: a leopard looks over the valley under the moon. */
export const leopardRock = scene(stage, paint);
