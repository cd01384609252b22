import type { Light } from '../../../simulators/cameras/light.ts';
import { bird } from '../animals/birds.ts';
import { giraffe } from '../animals/giraffe.ts';
import { lion, walkingLioness } from '../animals/lion.ts';
import { zebra } from '../animals/zebra.ts';
import { type Ctx, glow, layer, scene, WIDTH } from '../lib/canvas.ts';
import { shadow } from '../lib/figure.ts';
import { cloudBanks, heavens, starlight } from '../lib/heavens.ts';
import { acacia, blades, bushline, grass, ground, ridge } from '../lib/land.ts';
import { during, wave } from '../lib/math.ts';
import { drift, lens, sky, sun } from '../lib/sky.ts';
import { crossing } from '../lib/walk.ts';

const LIGHT = {
  base: '#b97f3d',
  rim: 'rgba(255,222,150,0.95)',
  shade: 'rgba(70,28,6,0.5)',
  from: [2.2, -1.8] as const,
};

const GIRAFFE = {
  ...LIGHT,
  base: '#d9a45c',
  patch: '#8a5020',
  mane: '#6d3a14',
  shade: 'rgba(70,28,6,0.34)',
  from: [0.8, -0.8] as const,
};
const ZEBRA = { ...LIGHT, base: '#e6c590', stripe: '#3a2413', from: [0.7, -0.7] as const };

function backdrop() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 3,
      y: 372,
      rise: 46,
      span: 260,
      top: '#d98d55',
      bottom: '#eda964',
      depth: 70,
    });
    bushline(c, 4, (x) => far(x) + 4, 5, ['#c97f4b', '#d08850']);
    const mid = ridge(c, {
      seed: 8,
      y: 408,
      rise: 18,
      span: 200,
      top: '#b3703a',
      bottom: '#d99a50',
      depth: 60,
    });
    bushline(c, 9, (x) => mid(x) + 5, 13, ['#8a5428', '#99602e', '#a66a35']);
    glow(c, 905, 370, 480, [
      [0, 'rgba(255,226,150,0.75)'],
      [0.4, 'rgba(255,190,100,0.28)'],
      [1, 'rgba(255,170,80,0)'],
    ]);
    c.drawImage(
      ground(
        432,
        [
          [0, '#dda24f'],
          [0.25, '#c98a3e'],
          [1, '#6f4117'],
        ],
        21,
        ['#f0bf6c', '#7b4a1b', '#9a6527'],
      ),
      0,
      0,
    );
    grass(
      c,
      blades({
        seed: 31,
        count: 2600,
        y0: 436,
        y1: 560,
        far: 5,
        near: 26,
        colours: ['#d7a24e', '#b9813a', '#8f5f28', '#f2c877'],
      }),
    );
    acacia(c, { x: 300, y: 470, h: 330, seed: 7, trunk: '#3a2010', leaf: '#4a3414', lit: '#a8792c' });
    acacia(c, { x: 1105, y: 446, h: 120, seed: 12, trunk: '#6d4220', leaf: '#7d5424', lit: '#c08a3d' });
    acacia(c, { x: 1010, y: 440, h: 78, seed: 15, trunk: '#8a5a2c', leaf: '#94632c', lit: '#cf9a48' });
    shadow(c, 210, 486, 300, 26, 'rgba(60,25,5,0.45)');
  });
}

function stage(light: Light) {
  const night = starlight(light, 330, 390);
  const heaven =
    light !== 'dusk'
      ? heavens(light, { to: 430, lamp: [905, 210], variant: 0 })
      : sky(
          [
            [0, '#7d8fa8'],
            [0.3, '#c9a98c'],
            [0.62, '#f5bf74'],
            [1, '#ffdf98'],
          ],
          430,
          (c) =>
            sun(
              c,
              905,
              330,
              34,
              '#fff6d8',
              [
                [0, 'rgba(255,244,205,1)'],
                [0.12, 'rgba(255,226,150,0.75)'],
                [0.45, 'rgba(255,190,100,0.25)'],
                [1, 'rgba(255,180,90,0)'],
              ],
              560,
            ),
        );
  const banks = cloudBanks(light, 'dusk', [11, 12], {
    count: 10,
    y0: 60,
    y1: 260,
    lit: '#ffdda0',
    body: '#c79a7e',
    size: 170,
    flat: 0.34,
  });
  const land = backdrop();
  const near = blades({
    seed: 77,
    count: 520,
    y0: 640,
    y1: 760,
    far: 60,
    near: 150,
    colours: ['#5a3413', '#6f431a', '#8c5a24', '#b9823a', '#3d220c'],
  });
  const mid = blades({
    seed: 78,
    count: 700,
    y0: 560,
    y1: 650,
    far: 26,
    near: 48,
    colours: ['#a8742f', '#c99444', '#8a5a24', '#e6b765'],
  });
  const glass = lens(1, 'rgba(45,15,0,0.5)');
  return { heaven, night, banks, land, near, mid, glass };
}

/** The evening: the pride wakes. */
function pride(c: Ctx, p: number) {
  shadow(c, 520, 566, 150, 16);
  lion(c, { x: 240, y: 540, s: 1.25, flip: true }, LIGHT, {
    tail: wave(p, 5, 0.3),
    head: -0.3,
    breath: wave(p, 9),
  });
  lion(
    c,
    { x: 520, y: 566, s: 1.9 },
    { ...LIGHT, mane: '#5b3112' },
    {
      male: true,
      tail: Math.max(-0.2, wave(p, 4)),
      head: 0.3 + wave(p, 2) * 0.5,
      breath: wave(p, 8, 0.2),
      ear: wave(p, 12) > 0.8 ? 1 : 0,
    },
  );
  shadow(c, 800, 590, 130, 14);
  lion(c, { x: 800, y: 588, s: 1.7, flip: true }, LIGHT, {
    tail: wave(p, 6, 0.5) ** 3,
    head: wave(p, 3, 0.1) * 0.8,
    breath: wave(p, 9, 0.6),
    ear: wave(p, 7) > 0.7 ? 1 : 0,
  });
  lion(c, { x: 985, y: 606, s: 1.5, flip: true }, LIGHT, {
    tail: wave(p, 7, 0.2),
    head: -0.3,
    breath: wave(p, 8, 0.1),
  });
}

/** The hot hours: the pride sleeps in the shade, a giraffe and zebras pass far away. */
function siesta(c: Ctx, p: number) {
  const tall = crossing(p, { from: 0.02, to: 0.98, x0: 1380, x1: 420, s: 1 });
  if (tall)
    giraffe(c, { x: tall.x, y: 452, s: 0.42, flip: true }, GIRAFFE, {
      neck: wave(p, 4) * 0.4,
      tail: wave(p, 9),
      ear: 0,
      step: wave(p, 20),
    });
  for (const [x, y, s, phase] of [
    [880, 470, 0.4, 0.1],
    [945, 476, 0.44, 0.5],
    [1160, 482, 0.46, 0.8],
  ] as const)
    zebra(c, { x: x - p * 40, y, s, flip: true }, ZEBRA, {
      graze: 0.5 + 0.5 * wave(p, 3, phase),
      tail: wave(p, 11, phase),
      step: wave(p, 10, phase) * 0.4,
    });
  shadow(c, 330, 536, 250, 22);
  lion(c, { x: 215, y: 528, s: 1.3, flip: true }, LIGHT, {
    tail: wave(p, 6) ** 3,
    head: -1,
    breath: wave(p, 8),
  });
  lion(
    c,
    { x: 420, y: 548, s: 1.6 },
    { ...LIGHT, mane: '#5b3112' },
    {
      male: true,
      tail: wave(p, 4) ** 5,
      head: -0.7,
      breath: wave(p, 7, 0.2),
      ear: wave(p, 11) > 0.8 ? 1 : 0,
    },
  );
  const up = during(p, 0.4, 0.62, 0.05);
  lion(c, { x: 660, y: 572, s: 1.55, flip: true }, LIGHT, {
    tail: wave(p, 5, 0.5),
    head: -0.9 + up * 1.5,
    breath: wave(p, 9, 0.6),
    ear: wave(p, 7) > 0.7 ? 1 : 0,
  });
}

/** Night: the male listens while the lionesses go hunting. */
function hunt(c: Ctx, p: number) {
  shadow(c, 330, 560, 140, 14);
  lion(
    c,
    { x: 330, y: 560, s: 1.75 },
    { ...LIGHT, mane: '#5b3112' },
    {
      male: true,
      tail: wave(p, 4),
      head: 0.2 + wave(p, 2) * 0.6,
      breath: wave(p, 8),
      ear: wave(p, 12) > 0.8 ? 1 : 0,
    },
  );
  for (const [from, y, s] of [
    [0.05, 560, 1.35],
    [0.2, 596, 1.6],
    [0.42, 580, 1.5],
  ] as const) {
    const walk = crossing(p, { from, to: from + 0.52, x0: 480, x1: 1500, s });
    if (!walk) continue;
    const there = Math.min(1, (p - from) / 0.05);
    c.globalAlpha = there;
    shadow(c, walk.x, y, 110, 10);
    walkingLioness(c, { x: walk.x, y, s }, LIGHT, {
      stride: walk.stride,
      tail: wave(p, 5, from),
      head: -0.5,
    });
    c.globalAlpha = 1;
  }
}

const CASTS = { dawn: pride, day: siesta, dusk: pride, night: hunt };

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { heaven, night, banks, land, near, mid, glass } = set;
  c.drawImage(heaven, 0, 0);
  night(c, p);
  drift(c, banks, p, 70);
  for (let i = 0; i < 6; i += 1)
    bird(
      c,
      (p * 0.22 + 0.5 + i * 0.012) * WIDTH * 1.1 - 120,
      170 + i * 9 + wave(p, 3, i * 0.2) * 6,
      7,
      p * 40 + i * 0.13,
      '#6b4a38',
    );
  c.drawImage(land, 0, 0);
  CASTS[light](c, p);
  grass(c, mid, p, 0.12);
  grass(c, near, p, 0.16);
  glow(c, 905, 330, 700, [
    [0, `rgba(255,205,120,${0.2 + wave(p, 1) * 0.035})`],
    [1, 'rgba(255,190,100,0)'],
  ]);
  c.drawImage(glass, 0, 0);
}

/** Golden hour on the lion plain: a pride rests under an umbrella thorn. */
export const tau = scene(stage, paint, {
  day: { gain: [0.97, 1.1, 1.45], saturation: 0.85 },
  night: { gain: [0.4, 0.6, 1.02], saturation: 0.35, gamma: 1.05 },
});
