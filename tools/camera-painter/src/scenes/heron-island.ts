import type { Light } from '../../../simulators/cameras/light.ts';
import { flyingHeron, heron } from '../animals/birds.ts';
import { bathingHippo } from '../animals/hippo.ts';
import { type Ctx, disc, glow, layer, limb, scene, surface, vertical } from '../lib/canvas.ts';
import { FROM_DAY, heavens, starlight } from '../lib/heavens.ts';
import { blades, bushline, crown, deadwood, grass, ridge } from '../lib/land.ts';
import { during, mix, seeded, wave } from '../lib/math.ts';
import { drift, lens, mist, sky, sun } from '../lib/sky.ts';
import { footing, glints, reflect, rings } from '../lib/water.ts';

const SHORE = 380;
const GREY = { body: '#76889a', wing: '#5b6c80', bill: '#c98d55', leg: '#4b4a4c' };
const WHITE = { body: '#fbf4ec', wing: '#e4dcd8', bill: '#d9a03e', leg: '#4b4a4c' };
const HIPPO = {
  base: '#6a5852',
  mouth: '#c98b84',
  rim: 'rgba(255,244,220,0.8)',
  shade: 'rgba(28,20,22,0.5)',
  from: [-1, -2] as const,
};
const STANDING = [
  [332, 602, 90, 0],
  [585, 521, 44, 0.5],
] as const;
const RINGS = {
  dawn: STANDING,
  day: [
    [472, 562, 64, 0],
    [250, 522, 46, 0.5],
  ],
  dusk: STANDING,
  night: [[560, 587, 140, 0]],
} as const;
const WATER = {
  y0: SHORE,
  y1: 720,
  ripple: 4.5,
  squash: 1.1,
  cycles: 7,
  tint: [
    [0, 'rgba(226,196,190,0.3)'],
    [0.5, 'rgba(150,170,180,0.3)'],
    [1, 'rgba(60,84,98,0.62)'],
  ] as const,
};

/** A fever tree: pale smooth trunk, airy crown. */
function fever(
  c: Ctx,
  x: number,
  y: number,
  h: number,
  seed: number,
  trunk: string,
  dark: string,
  lit: string,
) {
  const random = seeded(seed);
  c.fillStyle = trunk;
  limb(c, [
    [x, y + 4, h * 0.04],
    [x + h * 0.02, y - h * 0.3, h * 0.028],
    [x - h * 0.02, y - h * 0.55, h * 0.018],
  ]);
  for (let i = 0; i < 6; i += 1) {
    const k = i / 5 - 0.5;
    const [tx, ty] = [x + k * h * 0.8, y - h * (0.92 - Math.abs(k) * 0.42) + random() * h * 0.05];
    c.fillStyle = trunk;
    limb(c, [
      [x, y - h * (0.34 + random() * 0.12), h * 0.014],
      [mix(x, tx, 0.55), mix(y - h * 0.5, ty, 0.5), h * 0.009],
      [tx, ty, h * 0.003],
    ]);
    crown(c, seed * 7 + i, tx, ty, h * (0.19 + random() * 0.08), h * 0.11, dark, lit, 95);
  }
}

function shores() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 301,
      y: 330,
      rise: 40,
      span: 400,
      top: '#c3b7c4',
      bottom: '#e6cdc4',
      depth: 70,
    });
    bushline(c, 302, (x) => far(x) + 3, 5, ['#beb2c0', '#c7bac4']);
    const mid = ridge(c, {
      seed: 304,
      y: 362,
      rise: 8,
      span: 220,
      top: '#a3a3ae',
      bottom: '#cdbcba',
      depth: 26,
    });
    bushline(c, 305, (x) => mid(x) + 7, 14, ['#9c9da8', '#a5a4ae', '#9496a4']);
    fever(c, 250, 380, 130, 306, '#aeb19a', '#929c9a', '#b9bdae');
    fever(c, 330, 380, 100, 307, '#b4b6a2', '#9ba4a1', '#c0c2b4');
  });
}

function island(c: Ctx) {
  fever(c, 880, 432, 300, 311, '#9ea36c', '#56705f', '#a7b28a');
  fever(c, 1010, 438, 240, 312, '#979d68', '#5c7664', '#b2b98f');
  fever(c, 780, 436, 190, 313, '#a2a672', '#627b69', '#b4bb94');
  c.fillStyle = vertical(c, 410, 446, [
    [0, '#7d8a5c'],
    [1, '#4f5c46'],
  ]);
  c.beginPath();
  c.moveTo(640, 442);
  c.bezierCurveTo(720, 416, 900, 410, 1010, 418);
  c.bezierCurveTo(1110, 424, 1160, 434, 1190, 442);
  c.closePath();
  c.fill();
  grass(
    c,
    blades({
      seed: 314,
      count: 420,
      y0: 420,
      y1: 442,
      x0: 650,
      x1: 1180,
      far: 12,
      near: 30,
      colours: ['#76855a', '#8f9a68', '#5d6c4a', '#a9ad7c'],
    }),
  );
  c.fillStyle = '#5d5852';
  deadwood(c, 51, 655, 446, 34, -Math.PI / 2 - 0.5, 5);
}

/** Who stands where, in the water or in its mirror. */
function waders(c: Ctx, p: number, at: (y: number) => number, light: Light) {
  const hunt = (from: number) => during(p, from, from + 0.09, 0.02);
  if (light === 'night') {
    // They sleep; a hippo has come up between them.
    heron(c, 735, at(470), 0.62, WHITE, { strike: 0, look: 0 });
    heron(c, 1120, at(474), 0.66, WHITE, { strike: 0, look: wave(p, 1) * 0.4 }, true);
    heron(c, 215, at(560), 1.5, GREY, { strike: 0, look: wave(p, 1, 0.3) * 0.5 });
    bathingHippo(c, { x: 560 + wave(p, 1) * 50, y: at(585), s: 1.7 }, HIPPO, {
      yawn: during(p, 0.6, 0.78, 0.05),
      ear: Math.max(0, wave(p, 11)),
      sink: 0.35 + 0.25 * wave(p, 2),
    });
    return;
  }
  if (light === 'day') {
    heron(c, 690, at(466), 0.6, GREY, { strike: hunt(0.2), look: wave(p, 3) });
    heron(c, 1060, at(470), 0.62, WHITE, { strike: 0, look: wave(p, 2, 0.3) });
    heron(c, 470, at(560), 1.5, WHITE, { strike: hunt(0.5), look: wave(p, 3, 0.4) });
    heron(c, 250, at(520), 1.1, WHITE, { strike: hunt(0.84), look: wave(p, 2) }, true);
    return;
  }
  heron(c, 735, at(470), 0.62, WHITE, { strike: 0, look: wave(p, 3) });
  heron(c, 1120, at(474), 0.66, WHITE, { strike: hunt(0.62), look: wave(p, 2, 0.3) }, true);
  heron(c, 585, at(520), 1.05, WHITE, { strike: hunt(0.3), look: wave(p, 3, 0.4) }, true);
  heron(c, 330, at(600), 2.15, GREY, { strike: hunt(0.74), look: wave(p, 2) });
}

function stage(light: Light) {
  const night = starlight(light, 1220, 350);
  const heaven =
    light !== 'dawn'
      ? heavens(light, { to: 390, lamp: [470, 160], variant: 1 })
      : sky(
          [
            [0, '#8fb0c4'],
            [0.45, '#d2cdd2'],
            [0.8, '#f6d3be'],
            [1, '#fbe6cd'],
          ],
          390,
          (c) =>
            sun(
              c,
              470,
              262,
              34,
              '#fffaf0',
              [
                [0, 'rgba(255,250,236,0.95)'],
                [0.2, 'rgba(255,232,206,0.55)'],
                [1, 'rgba(255,220,190,0)'],
              ],
              420,
            ),
        );
  const far = shores();
  const isle = layer(island);
  const behind = surface();
  const veils = [321, 322].map((seed) => mist(seed, 384, 60, '#fff3ea', 0.42));
  const low = [323, 324].map((seed) => mist(seed, 470, 70, '#f3ece8', 0.2));
  const shine = glints(325, 150, SHORE + 6, 716, '#fff8ec', 470, 200);
  const pads = seeded(326);
  const lilies = Array.from({ length: 26 }, () => ({
    x: 880 + pads() * 400,
    y: 580 + pads() * 130,
    r: 14 + pads() * 22,
    bloom: pads() < 0.25,
    phase: pads(),
  }));
  const reeds = blades({
    seed: 327,
    count: 170,
    y0: 700,
    y1: 760,
    far: 80,
    near: 190,
    x1: 200,
    colours: ['#46584c', '#5a6c58', '#35463e', '#708069'],
  });
  const glass = lens(12, 'rgba(20,30,44,0.4)');
  return { heaven, night, far, isle, behind, veils, low, shine, lilies, reeds, glass };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { heaven, night, far, isle, behind, veils, low, shine, lilies, reeds, glass } = set;
  c.drawImage(heaven, 0, 0);
  night(c, p);
  c.drawImage(far, 0, 0);
  drift(c, veils, p, 120);
  behind.drawImage(c.canvas, 0, 0);
  behind.drawImage(isle, 0, footing(WATER, 440) - 440);
  waders(behind, p, (y) => footing(WATER, y), light);
  reflect(c, WATER, p, behind.canvas);
  drift(c, low, p, 140);
  c.drawImage(isle, 0, 0);
  shine(c, p);
  for (const l of lilies) {
    const y = l.y + wave(p, 6, l.phase) * 1.2;
    c.fillStyle = '#4f6a56';
    disc(c, l.x, y, l.r, l.r * 0.3);
    c.fillStyle = 'rgba(190,210,170,0.35)';
    disc(c, l.x - l.r * 0.2, y - 1, l.r * 0.6, l.r * 0.14);
    if (!l.bloom) continue;
    c.fillStyle = '#f4dfe6';
    for (let k = -2; k <= 2; k += 1)
      limb(c, [
        [l.x, y - 2, 2],
        [l.x + k * 4, y - 9 + Math.abs(k) * 2, 2.2],
        [l.x + k * 5.4, y - 14 + Math.abs(k) * 3, 0.4],
      ]);
  }
  waders(c, p, (y) => y, light);
  for (const [x, y, reach, phase] of RINGS[light]) rings(c, x, y, p, 6, reach, '#fff6ec', phase);
  if (light !== 'night') {
    flyingHeron(c, ((p + 0.15) % 1) * 1700 - 200, 180 + wave(p, 2) * 14, 62, p * 30, '#5f7084');
    flyingHeron(c, ((p + 0.02) % 1) * 1700 - 200, 226 + wave(p, 2, 0.2) * 12, 46, p * 31, '#8595a4');
  }
  grass(c, reeds, p, 0.09);
  glow(c, 470, 262, 640, [
    [0, `rgba(255,236,214,${0.26 + wave(p, 1) * 0.06})`],
    [1, 'rgba(255,226,200,0)'],
  ]);
  c.drawImage(glass, 0, 0);
}

/** Dawn in the mist: herons fish round their island. */
export const heronIsland = scene(stage, paint, {
  day: { gain: [0.92, 0.98, 0.96], saturation: 1.35 },
  dusk: FROM_DAY.dusk,
  night: { gain: [0.4, 0.56, 0.84], saturation: 0.4, gamma: 1.08 },
});
