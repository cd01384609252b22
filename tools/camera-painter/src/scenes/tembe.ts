import type { Light } from '../../../simulators/cameras/light.ts';
import { bird } from '../animals/birds.ts';
import { elephant } from '../animals/elephant.ts';
import { hyena } from '../animals/hyena.ts';
import { zebra } from '../animals/zebra.ts';
import { type Ctx, glow, layer, scene, WIDTH } from '../lib/canvas.ts';
import { cloudBanks, FROM_DAY, heavens, starlight } from '../lib/heavens.ts';
import { acacia, blades, bushline, crown, grass, ground, ridge } from '../lib/land.ts';
import { wave } from '../lib/math.ts';
import { drift, lens, sky } from '../lib/sky.ts';
import { crossing } from '../lib/walk.ts';
import { glints, reflect, rings } from '../lib/water.ts';

const SHORE = 478;
const LIGHT = {
  base: '#6d645c',
  ear: '#7d736a',
  tusk: '#f0e3c8',
  rim: 'rgba(255,240,214,0.85)',
  shade: 'rgba(24,20,22,0.5)',
  from: [-1.8, -2] as const,
};

const ZEBRA = { ...LIGHT, base: '#e9e0cf', stripe: '#2a211b' };
const HYENA = { ...LIGHT, base: '#9a8160', far: '#5d4c3a', spot: 'rgba(36,26,18,0.7)', eye: '#f4f7d0' };

function land() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 41,
      y: 330,
      rise: 24,
      span: 300,
      top: '#8fa3a0',
      bottom: '#aebda6',
      depth: 60,
    });
    bushline(c, 42, (x) => far(x) + 5, 9, ['#7f9588', '#8a9d8c', '#76897c']);
    const mid = ridge(c, {
      seed: 44,
      y: 372,
      rise: 20,
      span: 220,
      top: '#69804f',
      bottom: '#93995c',
      depth: 60,
    });
    bushline(c, 45, (x) => mid(x) + 8, 24, ['#556c3d', '#627a45', '#4a6038', '#6f854c']);
    c.drawImage(
      ground(
        400,
        [
          [0, '#b9a873'],
          [0.2, '#c7a877'],
          [0.4, '#a5835a'],
          [1, '#7a5d41'],
        ],
        46,
        ['#dcc594', '#86684a', '#a88a62'],
      ),
      0,
      0,
    );
    grass(
      c,
      blades({
        seed: 47,
        count: 1500,
        y0: 398,
        y1: 436,
        far: 6,
        near: 18,
        colours: ['#a9a05c', '#8d8a4d', '#c6b671', '#767a41'],
      }),
    );
    acacia(c, { x: 1080, y: 430, h: 250, seed: 51, trunk: '#4b3b2a', leaf: '#42552c', lit: '#8fa351' });
    crown(c, 61, 70, 372, 150, 60, '#41562f', '#84984d', 420);
    crown(c, 62, 215, 398, 90, 34, '#4a6036', '#8da256', 260);
    c.fillStyle = 'rgba(58,38,24,0.5)';
    c.fillRect(0, SHORE - 3, WIDTH, 5);
  });
}

function herd(c: Ctx, p: number) {
  const ear = (phase: number) => 0.5 + 0.5 * wave(p, 5, phase);
  const sip = (rate: number, phase: number) => Math.min(1, Math.max(0, 0.5 + 1.6 * wave(p, rate, phase)));
  elephant(c, { x: 1035, y: SHORE - 24, s: 1.2, flip: true }, LIGHT, {
    drink: 0.1,
    tail: wave(p, 6, 0.2),
    ear: ear(0.4),
  });
  elephant(c, { x: 300, y: SHORE - 16, s: 1.75 }, LIGHT, {
    drink: sip(4, 0.2),
    tail: wave(p, 5),
    ear: ear(0),
  });
  elephant(c, { x: 500, y: SHORE - 4, s: 0.86 }, LIGHT, {
    drink: sip(5, 0.6),
    tail: wave(p, 9, 0.5),
    ear: ear(0.2),
    calf: true,
  });
  elephant(c, { x: 775, y: SHORE - 2, s: 2.05, flip: true }, LIGHT, {
    drink: sip(3, 0),
    tail: wave(p, 4, 0.3),
    ear: ear(0.7),
  });
}

/** The evening: an old bull drinks, zebras wait for him to go. */
function bull(c: Ctx, p: number) {
  elephant(c, { x: 700, y: SHORE - 4, s: 2.15, flip: true }, LIGHT, {
    drink: Math.min(1, Math.max(0, 0.5 + 1.6 * wave(p, 3))),
    tail: wave(p, 4, 0.3),
    ear: 0.5 + 0.5 * wave(p, 4, 0.7),
  });
  for (const [x, y, s, phase] of [
    [225, SHORE - 18, 0.85, 0.1],
    [310, SHORE - 8, 0.95, 0.4],
    [120, SHORE - 22, 0.8, 0.7],
  ] as const)
    zebra(c, { x, y, s }, ZEBRA, { graze: Math.max(0, wave(p, 2, phase)), tail: wave(p, 10, phase) });
}

/** Night: the herd drinks in the dark, a hyena goes round it. */
function nightfall(c: Ctx, p: number) {
  const walk = crossing(p, { from: 0.05, to: 0.7, x0: 1420, x1: -160, s: 0.85 });
  if (walk)
    hyena(c, { x: walk.x, y: SHORE - 40, s: 0.85, flip: true }, HYENA, {
      tail: wave(p, 9),
      ear: 0,
      head: -0.4,
      stride: walk.stride,
    });
  const ear = (phase: number) => 0.5 + 0.5 * wave(p, 4, phase);
  elephant(c, { x: 930, y: SHORE - 10, s: 1.7, flip: true }, LIGHT, {
    drink: Math.min(1, Math.max(0, 0.5 + 1.6 * wave(p, 3, 0.4))),
    tail: wave(p, 4),
    ear: ear(0.2),
  });
  elephant(c, { x: 735, y: SHORE - 3, s: 0.8, flip: true }, LIGHT, {
    drink: 0.2,
    tail: wave(p, 7),
    ear: ear(0.6),
    calf: true,
  });
  elephant(c, { x: 400, y: SHORE - 6, s: 1.95 }, LIGHT, {
    drink: Math.min(1, Math.max(0, 0.5 + 1.6 * wave(p, 2, 0.1))),
    tail: wave(p, 5, 0.4),
    ear: ear(0.9),
  });
}

const CASTS = { dawn: bull, day: herd, dusk: bull, night: nightfall };

function stage(light: Light) {
  const night = starlight(light, 525, 320);
  const heaven =
    light !== 'day'
      ? heavens(light, { to: 360, lamp: [300, 150], variant: 1 })
      : sky(
          [
            [0, '#5f93bd'],
            [0.5, '#a9c6d2'],
            [1, '#e9e4cd'],
          ],
          360,
          (c) =>
            glow(c, 180, 60, 520, [
              [0, 'rgba(255,252,235,0.75)'],
              [1, 'rgba(255,250,230,0)'],
            ]),
        );
  const banks = cloudBanks(light, 'day', [21, 22], {
    count: 9,
    y0: 60,
    y1: 230,
    lit: '#ffffff',
    body: '#dfe6ea',
    size: 150,
    flat: 0.55,
  });
  const shore = land();
  const sparkle = glints(71, 130, SHORE + 10, 700, '#fffdf0', 430, 520);
  const reeds = blades({
    seed: 72,
    count: 260,
    y0: 690,
    y1: 760,
    far: 70,
    near: 170,
    x1: 430,
    colours: ['#3f4a22', '#566230', '#6f7a3d', '#2f3819'],
  });
  const right = blades({
    seed: 73,
    count: 170,
    y0: 700,
    y1: 760,
    far: 60,
    near: 130,
    x0: 960,
    colours: ['#3f4a22', '#566230', '#7a8444', '#2f3819'],
  });
  const glass = lens(2, 'rgba(15,18,20,0.5)');
  return { heaven, night, banks, shore, sparkle, reeds, right, glass };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { heaven, night, banks, shore, sparkle, reeds, right, glass } = set;
  c.drawImage(heaven, 0, 0);
  night(c, p);
  drift(c, banks, p, 80);
  c.drawImage(shore, 0, 0);
  for (let i = 0; i < 4; i += 1)
    bird(
      c,
      ((p + i * 0.03) % 1) * 1600 - 160,
      250 - i * 14 + wave(p, 2, i) * 10,
      8,
      p * 56 + i * 0.3,
      '#f8f6ee',
    );
  CASTS[light](c, p);
  reflect(
    c,
    {
      y0: SHORE,
      y1: 720,
      ripple: 7,
      squash: 1.25,
      tint: [
        [0, 'rgba(94,82,60,0.42)'],
        [0.4, 'rgba(60,74,72,0.44)'],
        [1, 'rgba(28,38,38,0.72)'],
      ],
    },
    p,
  );
  rings(c, 590, SHORE + 10, p, 8, 60, '#f4efdf');
  rings(c, 455, SHORE + 8, p, 9, 70, '#f4efdf', 0.4);
  sparkle(c, p);
  grass(c, reeds, p, 0.1);
  grass(c, right, p, 0.1);
  c.drawImage(glass, 0, 0);
}

/** The elephants' waterhole in the clear light of the forenoon. */
export const tembe = scene(stage, paint, FROM_DAY);
