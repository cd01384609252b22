import type { Light } from '../../../simulators/cameras/light.ts';
import { antelope } from '../animals/antelope.ts';
import { walkingLeopard } from '../animals/leopard.ts';
import { zebra } from '../animals/zebra.ts';
import { type Ctx, glow, layer, scene, vertical, WIDTH } from '../lib/canvas.ts';
import { shadow } from '../lib/figure.ts';
import { cloudBanks, FROM_DAY, heavens, starlight } from '../lib/heavens.ts';
import { blades, bushline, crown, grass, ridge } from '../lib/land.ts';
import { during, seeded, wave } from '../lib/math.ts';
import { stone } from '../lib/rock.ts';
import { drift, lens, sky } from '../lib/sky.ts';
import { glints, reflect, rings } from '../lib/water.ts';

const SHORE = 500;
const RIM = { rim: 'rgba(255,226,170,0.9)', from: [-2, -1.6] as const };
const KUDU = {
  ...RIM,
  base: '#9c7f64',
  far: '#5d4a3a',
  belly: '#b49a80',
  horn: '#3a2b20',
  stripe: 'rgba(250,238,216,0.75)',
  shade: 'rgba(45,24,14,0.42)',
};
const IMPALA = {
  ...RIM,
  base: '#b9753c',
  far: '#774824',
  belly: '#f0ddbb',
  horn: '#2e2119',
  shade: 'rgba(66,28,8,0.36)',
};
const ZEBRA = { ...RIM, base: '#efdcb8', stripe: '#33241a', shade: 'rgba(60,38,20,0.34)' };
const LEOPARD = {
  ...RIM,
  base: '#d9a866',
  far: '#8a6a44',
  spot: '#3a2716',
  eye: '#f6ffe0',
  shade: 'rgba(60,38,20,0.42)',
};
const ROCK = { lit: '#e8b98a', body: '#a9764f', dark: '#54382a', side: -1 };

function koppie(c: Ctx) {
  const random = seeded(141);
  for (let row = 5; row >= 0; row -= 1) {
    for (let i = 0; i < 10 - row; i += 1) {
      const x = 1010 + (i - (9 - row) / 2) * 84 + (random() - 0.5) * 36;
      const w = 92 + random() * 90;
      stone(c, {
        ...ROCK,
        x,
        y: 490 - row * 50 + (random() - 0.5) * 22,
        w,
        h: w * (0.5 + random() * 0.25),
        seed: 150 + row * 20 + i,
      });
      if (random() < 0.3)
        crown(c, 300 + row * 20 + i, x + 30, 440 - row * 50, 36, 20, '#4c5428', '#8f8f48', 80);
    }
  }
  stone(c, { ...ROCK, x: 905, y: 482, w: 170, h: 96, seed: 144 });
  stone(c, { ...ROCK, x: 1195, y: 490, w: 240, h: 130, seed: 146 });
  stone(c, { ...ROCK, x: 1060, y: 492, w: 160, h: 70, seed: 147 });
}

function land() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 131,
      y: 300,
      rise: 80,
      span: 420,
      top: '#c59a86',
      bottom: '#e6bd8e',
      depth: 130,
    });
    bushline(c, 132, (x) => far(x) + 3, 4, ['#bc917c', '#c29882']);
    const mid = ridge(c, {
      seed: 134,
      y: 372,
      rise: 40,
      span: 330,
      top: '#8e7148',
      bottom: '#c49b5c',
      depth: 90,
    });
    bushline(c, 135, (x) => mid(x) + 6, 18, ['#72622f', '#7f6d38', '#665a2c']);
    koppie(c);
    c.fillStyle = vertical(c, 436, SHORE, [
      [0, '#c39a5b'],
      [1, '#8d6238'],
    ]);
    c.beginPath();
    c.moveTo(0, 448);
    c.bezierCurveTo(300, 436, 600, 452, 860, 474);
    c.bezierCurveTo(1000, 486, 1160, 484, 1280, 490);
    c.lineTo(WIDTH, SHORE + 2);
    c.lineTo(0, SHORE + 2);
    c.fill();
    grass(
      c,
      blades({
        seed: 137,
        count: 900,
        y0: 444,
        y1: 470,
        x1: 860,
        far: 8,
        near: 24,
        colours: ['#b08b48', '#8f7038', '#d3ad65', '#776232'],
      }),
    );
    for (const [x, w] of [
      [60, 90],
      [150, 60],
      [760, 70],
      [690, 46],
      [840, 80],
    ] as const)
      stone(c, { ...ROCK, x, y: SHORE, w, h: w * 0.45, seed: x });
  });
}

function drinkers(c: Ctx, p: number) {
  const sip = (rate: number, phase: number) => Math.min(0.92, Math.max(0, 0.55 + 1.7 * wave(p, rate, phase)));
  for (const [x, y, r] of [
    [300, 496, 70],
    [430, 492, 46],
    [585, 494, 44],
    [90, 476, 40],
    [690, 486, 36],
  ] as const)
    shadow(c, x, y, r, 6);
  antelope(c, { x: 95, y: 474, s: 0.8 }, IMPALA, { graze: 0, tail: wave(p, 12), ear: wave(p, 9) });
  antelope(
    c,
    { x: 690, y: 484, s: 0.82, flip: true },
    IMPALA,
    { graze: 0.1, tail: wave(p, 14, 0.3), ear: wave(p, 8, 0.4) },
    'impala',
  );
  antelope(
    c,
    { x: 300, y: 497, s: 1.75 },
    KUDU,
    { graze: 0, tail: wave(p, 9, 0.2), ear: wave(p, 7) },
    'kudu',
  );
  antelope(
    c,
    { x: 585, y: 490, s: 1.05, flip: true },
    IMPALA,
    { graze: sip(3, 0.4), tail: wave(p, 15, 0.6), ear: wave(p, 10, 0.2) },
    'impala',
  );
  antelope(c, { x: 425, y: 492, s: 1.02 }, IMPALA, {
    graze: sip(2, 0),
    tail: wave(p, 13, 0.1),
    ear: wave(p, 11),
  });
}

/** Midday: the impala herd rests on the bank, zebras come to drink. */
function noon(c: Ctx, p: number) {
  for (const [x, y, s, phase, flip, horns] of [
    [120, 476, 0.82, 0.1, false, 'impala'],
    [205, 470, 0.74, 0.4, true, 'none'],
    [290, 480, 0.86, 0.6, false, 'none'],
    [760, 484, 0.82, 0.8, true, 'none'],
  ] as const) {
    shadow(c, x, y + 2, 40, 6);
    antelope(
      c,
      { x, y, s, flip },
      IMPALA,
      { graze: Math.max(0, wave(p, 2, phase)) * 0.9, tail: wave(p, 13, phase), ear: wave(p, 9, phase) },
      horns,
    );
  }
  for (const [x, phase, flip] of [
    [560, 0.2, true],
    [440, 0.7, false],
  ] as const) {
    shadow(c, x, 496, 62, 6);
    zebra(c, { x, y: 494, s: 1.05, flip }, ZEBRA, {
      graze: Math.min(1, Math.max(0, 0.55 + 1.7 * wave(p, 2, phase))),
      tail: wave(p, 11, phase),
    });
  }
}

/** Night: a leopard comes along the bank, listens, and goes on. */
function prowl(c: Ctx, p: number) {
  const pause = during(p, 0.34, 0.58, 0.03);
  const way = p < 0.36 ? p : p < 0.56 ? 0.36 : p - 0.2;
  const x = -160 + (way / 0.8) * 1640;
  shadow(c, x, 492, 100, 8);
  walkingLeopard(c, { x, y: 490, s: 1.25 }, LEOPARD, {
    stride: (x + 160) / (74 * 1.25),
    tail: wave(p, 7),
    head: -0.4 + 0.5 * pause,
    shine: pause * 0.9,
  });
}

const CASTS = { dawn: drinkers, day: noon, dusk: drinkers, night: prowl };

function stage(light: Light) {
  const night = starlight(light, 1217, 340);
  const heaven =
    light !== 'dusk'
      ? heavens(light, { to: 380, lamp: [150, 130], variant: 1 })
      : sky(
          [
            [0, '#7fa3b8'],
            [0.5, '#d5c3a4'],
            [1, '#f7d79c'],
          ],
          380,
          (c) =>
            glow(c, 90, 170, 640, [
              [0, 'rgba(255,236,190,0.9)'],
              [0.4, 'rgba(255,214,150,0.35)'],
              [1, 'rgba(255,200,130,0)'],
            ]),
        );
  const banks = cloudBanks(light, 'dusk', [41, 42], {
    count: 8,
    y0: 40,
    y1: 190,
    lit: '#ffe9c4',
    body: '#d6c3b4',
    size: 140,
    flat: 0.4,
  });
  const shore = land();
  const sparkle = glints(148, 90, SHORE + 12, 690, '#fff1cf', 250, 420);
  const hide = blades({
    seed: 149,
    count: 130,
    y0: 700,
    y1: 760,
    far: 60,
    near: 130,
    x0: 900,
    colours: ['#5c4726', '#7b6132', '#3c2e19', '#9a7c42'],
  });
  const glass = lens(4, 'rgba(40,18,4,0.45)');
  return { heaven, night, banks, shore, sparkle, hide, glass };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { heaven, night, banks, shore, sparkle, hide, glass } = set;
  c.drawImage(heaven, 0, 0);
  night(c, p);
  drift(c, banks, p, 60);
  c.drawImage(shore, 0, 0);
  CASTS[light](c, p);
  reflect(
    c,
    {
      y0: SHORE,
      y1: 720,
      ripple: 5,
      squash: 1.5,
      tint: [
        [0, 'rgba(110,70,36,0.4)'],
        [0.5, 'rgba(70,64,56,0.4)'],
        [1, 'rgba(30,34,38,0.7)'],
      ],
    },
    p,
  );
  rings(c, 530, SHORE + 8, p, 9, 52, '#fff0d2');
  rings(c, 478, SHORE + 6, p, 8, 44, '#fff0d2', 0.3);
  sparkle(c, p);
  grass(c, hide, p, 0.12);
  glow(c, 90, 170, 900, [
    [0, `rgba(255,210,140,${0.22 + wave(p, 1) * 0.04})`],
    [1, 'rgba(255,200,130,0)'],
  ]);
  c.drawImage(glass, 0, 0);
}

/** A hide below the koppie in late afternoon light: kudu and impala come to the dam. */
export const kwaMaritane = scene(stage, paint, { day: { gain: [0.95, 1.05, 1.25] }, night: FROM_DAY.night });
