import type { Light } from '../../../simulators/cameras/light.ts';
import { bird, flyingHeron, heron } from '../animals/birds.ts';
import { bathingHippo } from '../animals/hippo.ts';
import { type Ctx, glow, layer, scene, surface, WIDTH } from '../lib/canvas.ts';
import { cloudBanks, heavens, starlight } from '../lib/heavens.ts';
import { acacia, blades, bushline, deadwood, grass, ridge } from '../lib/land.ts';
import { during, wave } from '../lib/math.ts';
import { drift, lens, sky, sun } from '../lib/sky.ts';
import { footing, glints, reflect, rings } from '../lib/water.ts';

const SHORE = 404;
const HIPPO = {
  base: '#3c2731',
  mouth: '#b3606a',
  rim: 'rgba(255,190,120,0.95)',
  shade: 'rgba(14,6,16,0.55)',
  from: [-1.6, -2] as const,
};
const EGRET = { body: '#4a2c36', wing: '#3c2430', bill: '#2a1820', leg: '#2a1820' };

/** Against the low sun the animals are silhouettes; at noon they show their colours. */
const LOW = { hippo: HIPPO, egret: EGRET };
const COATS = {
  dawn: LOW,
  day: {
    hippo: { ...HIPPO, base: '#4a3940', rim: 'rgba(240,190,170,0.7)', shade: 'rgba(30,10,24,0.45)' },
    egret: { body: '#f3dbe4', wing: '#dcb7c6', bill: '#c77a3a', leg: '#33202a' },
  },
  dusk: LOW,
  night: LOW,
};

function land() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 161,
      y: 352,
      rise: 40,
      span: 380,
      top: '#a8637a',
      bottom: '#e58f78',
      depth: 60,
    });
    bushline(c, 162, (x) => far(x) + 4, 5, ['#a05e75', '#a8657a']);
    const mid = ridge(c, {
      seed: 164,
      y: 384,
      rise: 10,
      span: 200,
      top: '#6a3b50',
      bottom: '#a05a5c',
      depth: 30,
    });
    bushline(c, 165, (x) => mid(x) + 8, 16, ['#5a3046', '#643850', '#51293f']);
    acacia(c, { x: 1110, y: 400, h: 160, seed: 168, trunk: '#3d1f30', leaf: '#452338', lit: '#7d4450' });
    acacia(c, { x: 980, y: 398, h: 84, seed: 169, trunk: '#4d2a3c', leaf: '#552d42', lit: '#8a4c56' });
    c.fillStyle = '#482438';
    c.fillRect(0, SHORE - 6, WIDTH, 8);
  });
}

const WATER = {
  y0: SHORE,
  y1: 720,
  ripple: 7,
  squash: 1.1,
  tint: [
    [0, 'rgba(120,50,70,0.22)'],
    [0.5, 'rgba(60,30,64,0.35)'],
    [1, 'rgba(22,12,40,0.66)'],
  ] as const,
};

/** Animals in the water, at their place or at their place in the mirror. */
function bathers(c: Ctx, p: number, at: (y: number) => number, light: Light) {
  const { hippo, egret } = COATS[light];
  c.fillStyle = '#2c1624';
  deadwood(c, 9, 215, at(455), 78, -Math.PI / 2 + 0.08, 10);
  deadwood(c, 14, 345, at(436), 44, -Math.PI / 2 - 0.2, 6);
  heron(c, 430, at(450), 0.7, egret, { strike: during(p, 0.3, 0.4, 0.02), look: wave(p, 3) });
  const yawn = during(p, 0.12, 0.34, 0.06) + during(p, 0.66, 0.84, 0.05);
  bathingHippo(c, { x: 905, y: at(520), s: 1.5, flip: true }, hippo, {
    yawn,
    ear: Math.max(0, wave(p, 13)),
    sink: 0.15 - yawn * 0.1,
  });
  bathingHippo(c, { x: 1085, y: at(480), s: 0.95, flip: true }, hippo, {
    yawn: 0,
    ear: Math.max(0, wave(p, 11, 0.3)),
    sink: 0.5 + wave(p, 2) * 0.3,
  });
  if (light !== 'night') return;
  // At night the hippos leave the deep water: two more come towards the bank.
  for (const [x, y, s, phase] of [
    [640, 585, 1.9, 0.2],
    [470, 500, 1.1, 0.7],
  ] as const)
    bathingHippo(c, { x: x + wave(p, 1, phase) * 40, y: at(y), s }, hippo, {
      yawn: 0,
      ear: Math.max(0, wave(p, 9, phase)),
      sink: 0.3 + wave(p, 2, phase) * 0.25,
    });
}

function reeds() {
  const left = blades({
    seed: 171,
    count: 150,
    y0: 700,
    y1: 760,
    far: 80,
    near: 190,
    x1: 330,
    colours: ['#24101c', '#311826', '#1b0b15'],
    lean: 0.1,
  });
  const right = blades({
    seed: 172,
    count: 90,
    y0: 710,
    y1: 760,
    far: 60,
    near: 140,
    x0: 1050,
    colours: ['#24101c', '#311826', '#1b0b15'],
  });
  return [left, right];
}

function stage(light: Light) {
  const night = starlight(light, 972, 370);
  const heaven =
    light !== 'dawn'
      ? heavens(light, { to: 410, lamp: [690, 190], variant: 0 })
      : sky(
          [
            [0, '#47518a'],
            [0.3, '#96648f'],
            [0.58, '#e88672'],
            [0.82, '#ffb974'],
            [1, '#ffe0a0'],
          ],
          410,
          (c) =>
            sun(
              c,
              690,
              336,
              40,
              '#fff3cf',
              [
                [0, 'rgba(255,240,200,1)'],
                [0.14, 'rgba(255,205,130,0.7)'],
                [0.5, 'rgba(255,150,90,0.24)'],
                [1, 'rgba(255,130,90,0)'],
              ],
              520,
            ),
        );
  const banks = cloudBanks(light, 'dawn', [51, 52], {
    count: 12,
    y0: 40,
    y1: 260,
    lit: '#ffb98a',
    body: '#8c5a86',
    size: 190,
    flat: 0.26,
  });
  const shore = land();
  const behind = surface();
  const path = glints(170, 260, SHORE + 4, 716, '#ffe3a8', 690, 150);
  const bank = reeds();
  const glass = lens(5, 'rgba(25,5,25,0.5)');
  return { heaven, night, banks, shore, behind, path, bank, glass };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { heaven, night, banks, shore, behind, path, bank, glass } = set;
  c.drawImage(heaven, 0, 0);
  night(c, p);
  drift(c, banks, p, 80);
  c.drawImage(shore, 0, 0);
  for (let i = 0; i < 13; i += 1) {
    const lag = Math.abs(i - 4) * 0.017 + (i % 2) * 0.004;
    bird(
      c,
      ((p + 0.45 - lag + 1) % 1) * 1700 - 200,
      168 + (i - 4) * 13 + wave(p, 3, i * 0.1) * 8,
      10 + (i % 3),
      p * 52 + i * 0.17,
      '#3a1f38',
    );
  }
  flyingHeron(c, 1450 - ((p + 0.9) % 1) * 1750, 300 + wave(p, 2) * 10, 34, p * 34, '#3d2038');
  behind.drawImage(c.canvas, 0, 0);
  bathers(behind, p, (y) => footing(WATER, y), light);
  reflect(c, WATER, p, behind.canvas);
  bathers(c, p, (y) => y, light);
  rings(c, 880, 522, p, 7, 130, '#ffd9a6');
  rings(c, 1070, 482, p, 6, 80, '#ffd0a0', 0.5);
  path(c, p);
  for (const blade of bank) grass(c, blade, p, 0.1);
  glow(c, 690, 336, 620, [
    [0, `rgba(255,190,120,${0.24 + wave(p, 1) * 0.05})`],
    [1, 'rgba(255,170,110,0)'],
  ]);
  c.drawImage(glass, 0, 0);
}

/** The dam at sunrise: drowned trees, birds leaving the roost, a yawning hippo. */
export const nalediDam = scene(stage, paint, {
  day: { gain: [1.15, 1.6, 1.2], saturation: 0.5, gamma: 0.8 },
  night: { gain: [0.58, 0.95, 1.3], saturation: 0.4 },
});
