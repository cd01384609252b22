import type { Light } from '../../../simulators/cameras/light.ts';
import { bird, heron } from '../animals/birds.ts';
import { elephant } from '../animals/elephant.ts';
import { bathingHippo, crocodile } from '../animals/hippo.ts';
import { type Ctx, glow, layer, scene, vertical } from '../lib/canvas.ts';
import { shadow } from '../lib/figure.ts';
import { FROM_DAY, heavens, starlight } from '../lib/heavens.ts';
import { blades, bushline, crown, grass, ridge } from '../lib/land.ts';
import { during, seeded, wave } from '../lib/math.ts';
import { stone } from '../lib/rock.ts';
import { drift, lens, mist, sky } from '../lib/sky.ts';
import { glints, reflect, rings } from '../lib/water.ts';

const SHORE = 322;
const HIPPO = {
  base: '#6a5852',
  mouth: '#c98b84',
  rim: 'rgba(255,244,220,0.8)',
  shade: 'rgba(28,20,22,0.5)',
  from: [1.2, -2] as const,
};
const CROC = {
  base: '#5f6044',
  rim: 'rgba(255,246,214,0.8)',
  shade: 'rgba(24,24,12,0.5)',
  from: [0.8, -1.6] as const,
};
const EGRET = { body: '#f6f4ea', wing: '#e3e0d2', bill: '#d8b13c', leg: '#3b382e' };

const ELEPHANT = { ...HIPPO, base: '#756a62', ear: '#857a71', tusk: '#f0e3c8' };

function banks(c: Ctx) {
  const far = ridge(c, {
    seed: 181,
    y: 218,
    rise: 66,
    span: 420,
    top: '#9bb0ae',
    bottom: '#c7d0bd',
    depth: 110,
  });
  bushline(c, 182, (x) => far(x) + 3, 4, ['#93a9a6', '#9bb0ac']);
  const mid = ridge(c, {
    seed: 184,
    y: 276,
    rise: 22,
    span: 260,
    top: '#6f8a5e',
    bottom: '#a9b282',
    depth: 50,
  });
  bushline(c, 185, (x) => mid(x) + 8, 22, ['#5c7a4e', '#678457', '#517044']);
  const random = seeded(186);
  for (let i = 0; i < 17; i += 1) {
    const x = i * 82 + (random() - 0.5) * 60;
    const r = 40 + random() * 52;
    crown(
      c,
      187 + i,
      x,
      SHORE - 18 - r * 0.42,
      r,
      r * 0.55,
      i % 3 ? '#3f5b34' : '#4b6838',
      i % 2 ? '#7d9850' : '#8fa65c',
      170,
    );
  }
  c.fillStyle = '#c9b78a';
  c.fillRect(0, SHORE - 8, 1280, 10);
  grass(
    c,
    blades({
      seed: 188,
      count: 900,
      y0: SHORE - 8,
      y1: SHORE,
      far: 14,
      near: 28,
      colours: ['#7e8f4c', '#95a25c', '#66783c', '#b2b36f'],
    }),
  );
}

function sandbar() {
  return layer((c) => {
    c.filter = 'blur(1.2px)';
    c.fillStyle = vertical(c, 470, 560, [
      [0, '#dcc79a'],
      [0.6, '#c4a977'],
      [1, '#8f7850'],
    ]);
    c.beginPath();
    c.moveTo(-20, 500);
    c.bezierCurveTo(140, 466, 330, 474, 520, 500);
    c.bezierCurveTo(640, 518, 560, 548, 380, 556);
    c.bezierCurveTo(200, 562, 60, 556, -20, 566);
    c.fill();
    c.filter = 'none';
    for (const [x, y, w] of [
      [1010, 470, 90],
      [1070, 478, 60],
      [1120, 640, 150],
      [1215, 652, 110],
      [760, 428, 46],
    ] as const)
      stone(c, { x, y, w, h: w * 0.36, seed: x, side: 1, lit: '#cfc3a8', body: '#85796a', dark: '#433d38' });
    grass(
      c,
      blades({
        seed: 190,
        count: 120,
        y0: 488,
        y1: 500,
        x0: 0,
        x1: 130,
        far: 18,
        near: 40,
        colours: ['#73853f', '#8d9b52', '#5c6d34'],
      }),
    );
  });
}

function animals(c: Ctx, p: number) {
  shadow(c, 300, 522, 130, 9, 'rgba(50,40,20,0.5)');
  crocodile(c, { x: 290, y: 522, s: 1.35 }, CROC, during(p, 0.2, 0.75, 0.08));
  heron(c, 560, 516, 0.6, EGRET, { strike: during(p, 0.42, 0.5, 0.02), look: wave(p, 4) });
  const ear = (phase: number) => Math.max(0, wave(p, 12, phase));
  bathingHippo(c, { x: 800, y: 404, s: 0.62, flip: true }, HIPPO, {
    yawn: 0,
    ear: ear(0.2),
    sink: 0.5 + wave(p, 2, 0.3) * 0.4,
  });
  bathingHippo(c, { x: 900, y: 462, s: 0.95, flip: true }, HIPPO, {
    yawn: during(p, 0.55, 0.72, 0.05),
    ear: ear(0.5),
    sink: 0.25,
  });
  bathingHippo(c, { x: 660, y: 448, s: 0.85 }, HIPPO, {
    yawn: 0,
    ear: ear(0.7),
    sink: 0.45 + wave(p, 2) * 0.45,
  });
  bathingHippo(c, { x: 840, y: 592, s: 1.75, flip: true }, HIPPO, {
    yawn: during(p, 0.08, 0.24, 0.05),
    ear: ear(0),
    sink: 0.15 + wave(p, 1, 0.6) * 0.12,
  });
  rings(c, 820, 594, p, 7, 150, '#fbf6e4');
  rings(c, 890, 464, p, 8, 80, '#fbf6e4', 0.4);
  rings(c, 670, 450, p, 8, 70, '#fbf6e4', 0.7);
}

/** Midday: elephants cross to the sandbank, the hippos keep under water. */
function ford(c: Ctx, p: number) {
  const ear = (phase: number) => 0.5 + 0.5 * wave(p, 5, phase);
  for (const [x, y, s, phase, calf] of [
    [395, 516, 0.98, 0.1, false],
    [300, 506, 0.42, 0.4, true],
    [170, 504, 0.84, 0.7, false],
  ] as const) {
    shadow(c, x, y, 80 * s, 7, 'rgba(50,40,20,0.5)');
    elephant(c, { x, y, s }, ELEPHANT, {
      drink: Math.min(1, Math.max(0, 0.4 + 1.4 * wave(p, 3, phase))),
      tail: wave(p, 5, phase),
      ear: ear(phase),
      calf,
    });
  }
  heron(c, 560, 516, 0.6, EGRET, { strike: during(p, 0.2, 0.3, 0.02), look: wave(p, 4) });
  for (const [x, y, s, phase] of [
    [800, 404, 0.62, 0.2],
    [905, 455, 0.9, 0.6],
    [860, 590, 1.6, 0],
  ] as const)
    bathingHippo(c, { x, y, s, flip: true }, HIPPO, {
      yawn: 0,
      ear: Math.max(0, wave(p, 12, phase)),
      sink: 0.75 + 0.25 * wave(p, 2, phase),
    });
}

/** Night: the hippos graze on the bank, the crocodile waits. */
function grazers(c: Ctx, p: number) {
  shadow(c, 240, 524, 130, 9, 'rgba(50,40,20,0.5)');
  crocodile(c, { x: 240, y: 526, s: 1.2, flip: true }, CROC, 0);
  for (const [x, y, s, phase] of [
    [690, 452, 0.9, 0.2],
    [840, 420, 0.7, 0.5],
    [930, 600, 1.85, 0.1],
    [1090, 560, 1.3, 0.8],
  ] as const) {
    bathingHippo(c, { x: x + wave(p, 1, phase) * 26, y, s, flip: phase < 0.4 }, HIPPO, {
      yawn: phase === 0.1 ? during(p, 0.5, 0.68, 0.05) : 0,
      ear: Math.max(0, wave(p, 12, phase)),
      sink: 0.25 + 0.2 * wave(p, 2, phase),
    });
    rings(c, x, y + 2, p, 7, 70 * s, '#fbf6e4', phase);
  }
}

const CASTS = { dawn: animals, day: ford, dusk: animals, night: grazers };

function stage(light: Light) {
  const night = starlight(light, 1461, 220);
  const heaven =
    light !== 'dawn'
      ? heavens(light, { to: 260, lamp: [960, 90], variant: 1 })
      : sky(
          [
            [0, '#a9c4cf'],
            [0.5, '#dbe2d6'],
            [1, '#f7efd8'],
          ],
          260,
          (c) =>
            glow(c, 960, 90, 520, [
              [0, 'rgba(255,250,228,0.95)'],
              [0.4, 'rgba(255,244,214,0.4)'],
              [1, 'rgba(255,240,210,0)'],
            ]),
        );
  const shore = layer(banks);
  const veils = [191, 192].map((seed) => mist(seed, 300, 70, '#f6f3e6', 0.34));
  const bar = sandbar();
  const sparkle = glints(193, 240, SHORE + 6, 715, '#fffdf2', 900, 420);
  const near = blades({
    seed: 194,
    count: 200,
    y0: 690,
    y1: 760,
    far: 70,
    near: 150,
    x1: 420,
    colours: ['#3e4d24', '#566731', '#6d7d3c', '#2c3819'],
  });
  const glass = lens(6, 'rgba(14,22,22,0.4)');
  return { heaven, night, shore, veils, bar, sparkle, near, glass };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { heaven, night, shore, veils, bar, sparkle, near, glass } = set;
  c.drawImage(heaven, 0, 0);
  night(c, p);
  c.drawImage(shore, 0, 0);
  for (let i = 0; i < 5; i += 1)
    bird(
      c,
      1420 - ((p + i * 0.022) % 1) * 1640,
      150 + i * 11 + wave(p, 3, i * 0.2) * 6,
      8,
      p * 60 + i * 0.23,
      '#e9ebe4',
    );
  reflect(
    c,
    {
      y0: SHORE,
      y1: 720,
      ripple: 9,
      squash: 0.8,
      cycles: 12,
      tint: [
        [0, 'rgba(170,180,150,0.35)'],
        [0.4, 'rgba(110,136,130,0.4)'],
        [1, 'rgba(48,70,68,0.72)'],
      ],
    },
    p,
  );
  drift(c, veils, p, 130);
  sparkle(c, p);
  c.drawImage(bar, 0, 0);
  CASTS[light](c, p);
  grass(c, near, p, 0.1);
  glow(c, 960, 90, 800, [
    [0, `rgba(255,246,220,${0.26 + wave(p, 1) * 0.05})`],
    [1, 'rgba(255,240,210,0)'],
  ]);
  c.drawImage(glass, 0, 0);
}

/** A wide river in the morning: mist over the far bank, hippos in the current, a crocodile on the sand. */
export const olifantsRiver = scene(stage, paint, {
  day: { gain: [0.95, 1, 0.95], saturation: 1.15 },
  dusk: FROM_DAY.dusk,
  night: FROM_DAY.night,
});
