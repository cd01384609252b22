import { type Ctx, disc, glow, layer, limb, scene } from '../lib/canvas.ts';
import { heavens } from '../lib/heavens.ts';
import { acacia, blades, bushline, crown, grass, ground, ridge } from '../lib/land.ts';
import { lens } from '../lib/sky.ts';
import type { Look } from './face.ts';
import { binoculars, ranger } from './ranger.ts';

const NALEDI: Look = {
  skin: '#7a4a30',
  shadow: 'rgba(40,16,8,0.36)',
  lip: '#7d3f38',
  hair: '#1a1110',
  shirt: '#8a7a54',
  fold: '#5f5238',
  hat: '#6f5c3c',
  band: '#3c2a1c',
  bun: true,
};
const PIETER: Look = {
  skin: '#c98f68',
  shadow: 'rgba(94,40,18,0.36)',
  lip: '#a5604e',
  hair: '#8d857c',
  shirt: '#56675e',
  fold: '#3a4841',
  hat: '#a08a62',
  band: '#54432c',
  beard: '#a79d92',
};

function evening(seed: number, shade: readonly [string, string, string]) {
  return layer((c) => {
    const far = ridge(c, {
      seed,
      y: 430,
      rise: 50,
      span: 360,
      top: shade[0],
      bottom: '#e0a06c',
      depth: 120,
    });
    bushline(c, seed + 1, (x) => far(x) + 4, 6, [shade[0]]);
    const mid = ridge(c, {
      seed: seed + 3,
      y: 500,
      rise: 22,
      span: 240,
      top: shade[1],
      bottom: '#b9784c',
      depth: 90,
    });
    bushline(c, seed + 4, (x) => mid(x) + 8, 22, [shade[1], shade[2]]);
    c.drawImage(
      ground(
        540,
        [
          [0, '#b57c48'],
          [1, '#5a3620'],
        ],
        seed + 5,
        ['#d09a5c', '#7d4f2c'],
      ),
      0,
      0,
    );
  });
}

const soft = (c: Ctx, picture: OffscreenCanvas, blur: number) => {
  c.filter = `blur(${blur}px)`;
  c.drawImage(picture, -12, -8, 1304, 736);
  c.filter = 'none';
};

function plain() {
  return {
    heaven: heavens('dusk', { to: 500, lamp: [930, 200], low: 424, variant: 1 }),
    land: layer((c) => {
      c.drawImage(evening(561, ['#a0647a', '#7a4c4a', '#6b4242']), 0, 0);
      acacia(c, { x: 1090, y: 560, h: 250, seed: 568, trunk: '#3d2420', leaf: '#4a2f26', lit: '#a86a3c' });
    }),
    near: blades({
      seed: 569,
      count: 300,
      y0: 690,
      y1: 770,
      far: 50,
      near: 130,
      colours: ['#3a2114', '#55331c', '#7a4c28', '#a06c3a'],
    }),
    glass: lens(53, 'rgba(34,10,8,0.55)'),
  };
}

/** The head ranger looks over the plain, the low sun before her. */
export const naledi = scene(
  plain,
  (c, p, { heaven, land, near, glass }) => {
    c.drawImage(heaven, 0, 0);
    soft(c, land, 2.2);
    glow(c, 930, 424, 620, [
      [0, 'rgba(255,214,150,0.5)'],
      [1, 'rgba(255,180,110,0)'],
    ]);
    const place = { x: 480, y: 392, s: 1.95 };
    const light = { rim: 'rgba(255,214,150,0.95)', shade: 'rgba(40,14,10,0.16)', from: [3.2, -1.6] as const };
    ranger(c, place, light, NALEDI);
    binoculars(c, place);
    grass(c, near, p, 0.12);
    c.drawImage(glass, 0, 0);
  },
  {},
);

function canopy() {
  return {
    heaven: heavens('day', { to: 560, lamp: [330, 90], variant: 0 }),
    leaves: layer((c) => {
      c.drawImage(evening(581, ['#9fb0b4', '#7e8f68', '#6f8059']), 0, 0);
      for (const [x, y, rx, ry, seed] of [
        [120, 120, 240, 130, 590],
        [1180, 80, 260, 140, 591],
        [60, 560, 220, 160, 592],
        [1230, 600, 190, 150, 593],
        [640, -20, 360, 90, 594],
      ] as const)
        crown(c, seed, x, y, rx, ry, '#3f5530', '#92a655', 420);
    }),
    glass: lens(54, 'rgba(14,18,8,0.5)'),
  };
}

/** The mast with the housing that he is about to close. */
function camera(c: Ctx) {
  c.fillStyle = '#3a2d24';
  limb(c, [
    [905, 740, 34],
    [890, 420, 26],
    [900, 120, 19],
    [880, -30, 16],
  ]);
  limb(c, [
    [895, 330, 16],
    [1010, 230, 11],
    [1130, 120, 7],
  ]);
  c.fillStyle = 'rgba(200,170,124,0.32)';
  limb(c, [
    [884, 740, 9],
    [872, 420, 7],
    [884, 120, 5],
  ]);
  c.fillStyle = '#2b2f33';
  limb(c, [
    [880, 372, 7],
    [830, 366, 7],
  ]);
  c.fillStyle = '#d7d3c6';
  c.beginPath();
  c.roundRect(736, 322, 120, 74, 12);
  c.fill();
  c.fillStyle = '#b3ae9f';
  c.beginPath();
  c.roundRect(736, 372, 120, 24, [0, 0, 12, 12]);
  c.fill();
  c.fillStyle = '#22262b';
  disc(c, 742, 359, 26, 29);
  c.fillStyle = '#0d1013';
  disc(c, 739, 359, 18, 21);
  c.fillStyle = 'rgba(140,190,235,0.75)';
  disc(c, 734, 350, 6, 7);
  c.fillStyle = 'rgba(255,255,255,0.7)';
  c.fillRect(770, 328, 60, 5);
  c.fillStyle = '#8c2f22';
  disc(c, 836, 340, 4);
}

/** The camera keeper up in a tree, eye to eye with one of his cameras. */
export const pieter = scene(
  canopy,
  (c, _p, { heaven, leaves, glass }) => {
    c.drawImage(heaven, 0, 0);
    soft(c, leaves, 4.5);
    camera(c);
    const light = { rim: 'rgba(255,246,214,0.9)', shade: 'rgba(40,30,10,0.16)', from: [-2.6, -2] as const };
    ranger(c, { x: 420, y: 400, s: 1.9 }, light, PIETER);
    c.drawImage(glass, 0, 0);
  },
  {},
);
