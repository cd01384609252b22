import { bird } from '../animals/birds.ts';
import { lion } from '../animals/lion.ts';
import { type Ctx, glow, layer, scene, WIDTH } from '../lib/canvas.ts';
import { shadow } from '../lib/figure.ts';
import { acacia, blades, bushline, grass, ground, ridge } from '../lib/land.ts';
import { wave } from '../lib/math.ts';
import { clouds, drift, lens, sky, sun } from '../lib/sky.ts';

const LIGHT = {
  base: '#b97f3d',
  rim: 'rgba(255,222,150,0.95)',
  shade: 'rgba(70,28,6,0.5)',
  from: [2.2, -1.8] as const,
};

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

function stage() {
  const heaven = sky(
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
  const banks = [11, 12].map((seed) =>
    clouds({ seed, count: 10, y0: 60, y1: 260, lit: '#ffdda0', body: '#c79a7e', size: 170, flat: 0.34 }),
  );
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
  return { heaven, banks, land, near, mid, glass };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>) {
  const { heaven, banks, land, near, mid, glass } = set;
  c.drawImage(heaven, 0, 0);
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
  grass(c, mid, p, 0.12);
  grass(c, near, p, 0.16);
  glow(c, 905, 330, 700, [
    [0, `rgba(255,205,120,${0.2 + wave(p, 1) * 0.035})`],
    [1, 'rgba(255,190,100,0)'],
  ]);
  c.drawImage(glass, 0, 0);
}

/** Golden hour on the lion plain: a pride rests under an umbrella thorn. */
export const tau = scene(stage, paint);
