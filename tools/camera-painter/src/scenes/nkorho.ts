import type { Light } from '../../../simulators/cameras/light.ts';
import { bird } from '../animals/birds.ts';
import { giraffe } from '../animals/giraffe.ts';
import { hyena } from '../animals/hyena.ts';
import { zebra } from '../animals/zebra.ts';
import { type Ctx, glow, layer, scene } from '../lib/canvas.ts';
import { shadow } from '../lib/figure.ts';
import { cloudBanks, FROM_DAY, heavens, starlight } from '../lib/heavens.ts';
import { acacia, blades, bushline, deadwood, grass, ground, ridge } from '../lib/land.ts';
import { during, wave } from '../lib/math.ts';
import { drift, lens, sky } from '../lib/sky.ts';
import { crossing } from '../lib/walk.ts';
import { reflect } from '../lib/water.ts';

const GIRAFFE = {
  base: '#e0c08a',
  patch: '#8a5527',
  mane: '#6d3f1c',
  rim: 'rgba(255,246,220,0.75)',
  shade: 'rgba(60,32,10,0.34)',
  from: [1.6, -1.6] as const,
};
const ZEBRA = {
  base: '#e9e0cf',
  stripe: '#2a211b',
  rim: 'rgba(255,248,228,0.8)',
  shade: 'rgba(60,38,20,0.34)',
  from: [1.5, -1.6] as const,
};

const HYENA = {
  ...ZEBRA,
  base: '#b3946a',
  far: '#6b563d',
  spot: 'rgba(46,32,20,0.7)',
  eye: '#f8fbd8',
};

function land() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 81,
      y: 352,
      rise: 60,
      span: 330,
      top: '#a3abb6',
      bottom: '#d6cdb4',
      depth: 90,
    });
    bushline(c, 82, (x) => far(x) + 3, 4, ['#9ba4ae', '#a5adb5']);
    const mid = ridge(c, {
      seed: 84,
      y: 398,
      rise: 16,
      span: 240,
      top: '#8f9466',
      bottom: '#bfae70',
      depth: 40,
    });
    bushline(c, 85, (x) => mid(x) + 6, 17, ['#7a8352', '#868d5a', '#6b7548']);
    c.drawImage(
      ground(
        416,
        [
          [0, '#d3b977'],
          [0.3, '#c9a663'],
          [1, '#94713c'],
        ],
        86,
        ['#e8d193', '#a07e44', '#b99859'],
      ),
      0,
      0,
    );
    grass(
      c,
      blades({
        seed: 87,
        count: 2800,
        y0: 418,
        y1: 560,
        far: 5,
        near: 22,
        colours: ['#d9bf77', '#bd9d57', '#a48545', '#ecd796', '#8f8c4e'],
      }),
    );
    acacia(c, { x: 165, y: 452, h: 250, seed: 90, trunk: '#58422b', leaf: '#59652f', lit: '#a3a657' });
    acacia(c, { x: 700, y: 425, h: 84, seed: 92, trunk: '#78603f', leaf: '#7d8450', lit: '#b0b06c' });
    acacia(c, { x: 800, y: 423, h: 62, seed: 93, trunk: '#78603f', leaf: '#858b56', lit: '#b6b573' });
    c.fillStyle = '#5c4632';
    deadwood(c, 5, 1205, 470, 62, -Math.PI / 2 - 0.1, 8);
  });
}

function animals(c: Ctx, p: number) {
  const graze = (rate: number, phase: number) => Math.min(1, Math.max(0, 0.75 + 1.4 * wave(p, rate, phase)));
  for (const [x, y, r] of [
    [560, 520, 90],
    [835, 498, 75],
    [430, 520, 70],
    [985, 530, 70],
    [1110, 516, 60],
    [300, 560, 75],
  ] as const)
    shadow(c, x, y, r, 9, 'rgba(60,36,10,0.4)');
  giraffe(c, { x: 835, y: 496, s: 1.28, flip: true }, GIRAFFE, {
    neck: wave(p, 2, 0.2) * 0.5,
    tail: wave(p, 7),
    ear: wave(p, 9, 0.1),
  });
  giraffe(c, { x: 560, y: 520, s: 1.75 }, GIRAFFE, {
    neck: wave(p, 2) * 0.6,
    tail: wave(p, 6, 0.4),
    ear: wave(p, 11, 0.3),
  });
  zebra(c, { x: 1110, y: 516, s: 1.02, flip: true }, ZEBRA, { graze: graze(2, 0.1), tail: wave(p, 12, 0.3) });
  zebra(c, { x: 985, y: 530, s: 1.16 }, ZEBRA, { graze: graze(3, 0.5), tail: wave(p, 10) });
  zebra(c, { x: 300, y: 560, s: 1.3 }, ZEBRA, {
    graze: 0.1 + 0.5 * during(p, 0.5, 0.8, 0.06),
    tail: wave(p, 11, 0.6),
  });
}

/** The evening: zebras go home in file past the last giraffe. */
function homeward(c: Ctx, p: number) {
  for (const [at, y, s] of [
    [0, 500, 0.95],
    [0.12, 512, 1.05],
    [0.21, 496, 0.9],
    [0.36, 508, 1],
  ] as const) {
    const walk = crossing(p, { from: at, to: at + 0.62, x0: 1400, x1: -130, s });
    if (!walk) continue;
    shadow(c, walk.x, y, 66 * s, 8, 'rgba(60,36,10,0.4)');
    zebra(c, { x: walk.x, y, s, flip: true }, ZEBRA, {
      graze: 0.1,
      tail: wave(p, 12, at),
      step: Math.sin(walk.stride * Math.PI * 2),
    });
  }
  shadow(c, 905, 530, 90, 9, 'rgba(60,36,10,0.4)');
  giraffe(c, { x: 905, y: 530, s: 1.75, flip: true }, GIRAFFE, {
    neck: wave(p, 2) * 0.6,
    tail: wave(p, 6, 0.4),
    ear: wave(p, 11, 0.3),
  });
}

/** Night: zebras doze on their feet while hyenas pass. */
function watch(c: Ctx, p: number) {
  for (const [x, y, s, phase, flip] of [
    [1010, 506, 0.95, 0.2, true],
    [1090, 516, 1.05, 0.5, false],
    [930, 520, 1.05, 0.8, false],
  ] as const) {
    shadow(c, x, y, 66, 8, 'rgba(30,20,10,0.4)');
    zebra(c, { x, y, s, flip }, ZEBRA, { graze: 0.08 + 0.05 * wave(p, 2, phase), tail: wave(p, 6, phase) });
  }
  for (const [from, y, s] of [
    [0.04, 552, 1.1],
    [0.13, 570, 1.25],
  ] as const) {
    const walk = crossing(p, { from, to: from + 0.7, x0: -170, x1: 1450, s });
    if (!walk) continue;
    shadow(c, walk.x, y, 80, 8, 'rgba(30,20,10,0.4)');
    hyena(c, { x: walk.x, y, s }, HYENA, {
      tail: wave(p, 9, from),
      ear: 0,
      head: -0.3 + 0.3 * wave(p, 3, from),
      stride: walk.stride,
    });
  }
}

const CASTS = { dawn: homeward, day: animals, dusk: homeward, night: watch };

function stage(light: Light) {
  const night = starlight(light, 657, 360);
  const heaven =
    light !== 'day'
      ? heavens(light, { to: 400, lamp: [1080, 170], variant: 0 })
      : sky(
          [
            [0, '#6fa0c8'],
            [0.55, '#bcd0d4'],
            [1, '#f3e6c4'],
          ],
          400,
          (c) =>
            glow(c, 1120, 40, 600, [
              [0, 'rgba(255,250,225,0.8)'],
              [1, 'rgba(255,246,220,0)'],
            ]),
        );
  const banks = cloudBanks(light, 'day', [31, 32], {
    count: 8,
    y0: 50,
    y1: 240,
    lit: '#fffaf0',
    body: '#e6e6e2',
    size: 165,
    flat: 0.5,
  });
  const plain = land();
  const veil = layer((c) => {
    c.filter = 'blur(5px)';
    c.fillStyle = '#000';
    c.beginPath();
    c.ellipse(680, 626, 500, 40, 0, 0, 7);
    c.fill();
  });
  const pan = layer(() => {});
  const panContext = pan.getContext('2d');
  const near = blades({
    seed: 97,
    count: 420,
    y0: 690,
    y1: 770,
    far: 60,
    near: 130,
    colours: ['#8f6d36', '#b08b48', '#cfae67', '#6c5026', '#e3c983'],
  });
  const mid = blades({
    seed: 98,
    count: 420,
    y0: 560,
    y1: 590,
    far: 16,
    near: 28,
    colours: ['#b5944f', '#cfb06a', '#96783c'],
  });
  const glass = lens(3, 'rgba(40,24,6,0.42)');
  return { heaven, night, banks, plain, veil, pan, panContext, near, mid, glass };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { heaven, night, banks, plain, veil, pan, panContext, near, mid, glass } = set;
  c.drawImage(heaven, 0, 0);
  night(c, p);
  drift(c, banks, p, 80);
  bird(c, 330 + wave(p, 1) * 150, 150 + wave(p, 1, 0.25) * 50, 16, 0.1 + wave(p, 2) * 0.03, '#3d3a3a');
  c.drawImage(plain, 0, 0);
  CASTS[light](c, p);
  grass(c, mid, p, 0.14);
  if (panContext) {
    panContext.globalCompositeOperation = 'copy';
    panContext.drawImage(c.canvas, 0, 0);
    panContext.globalCompositeOperation = 'source-over';
    reflect(
      panContext,
      {
        y0: 576,
        y1: 672,
        ripple: 3,
        squash: 1.6,
        tint: [
          [0, 'rgba(160,130,80,0.35)'],
          [1, 'rgba(120,130,130,0.4)'],
        ],
      },
      p,
    );
    panContext.globalCompositeOperation = 'destination-in';
    panContext.drawImage(veil, 0, 0);
    c.drawImage(pan, 0, 0);
  }
  grass(c, near, p, 0.18);
  glow(c, 1120, 40, 900, [
    [0, `rgba(255,236,190,${0.16 + wave(p, 1) * 0.04})`],
    [1, 'rgba(255,236,190,0)'],
  ]);
  c.drawImage(glass, 0, 0);
}

/** The pan in the dry season: giraffes look over the grass, zebras graze. */
export const nkorho = scene(stage, paint, FROM_DAY);
