import { elephant } from '../animals/elephant.ts';
import { type Ctx, glow, layer, scene } from '../lib/canvas.ts';
import { heavens } from '../lib/heavens.ts';
import { acacia, blades, bushline, grass, ground, ridge } from '../lib/land.ts';
import { wave } from '../lib/math.ts';
import { stone } from '../lib/rock.ts';
import { lens } from '../lib/sky.ts';
import { glints, reflect } from '../lib/water.ts';
import { ben, lerato } from './child.ts';

const SHORE = 436;
const SUN = [905, 214] as const;
const HERD = {
  base: '#5b4a49',
  ear: '#6b5755',
  tusk: '#f3dcb8',
  rim: 'rgba(255,214,150,0.95)',
  shade: 'rgba(30,12,16,0.4)',
  from: [1.6, -1.4] as const,
};
function shore() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 711,
      y: 326,
      rise: 44,
      span: 340,
      top: '#8a5a72',
      bottom: '#d48f70',
      depth: 100,
    });
    bushline(c, 712, (x) => far(x) + 4, 6, ['#84566e', '#8d5f74']);
    const mid = ridge(c, {
      seed: 714,
      y: 376,
      rise: 18,
      span: 240,
      top: '#6b4452',
      bottom: '#a9694f',
      depth: 70,
    });
    bushline(c, 715, (x) => mid(x) + 8, 20, ['#5f3c4a', '#6b4452', '#57374a']);
    acacia(c, { x: 1120, y: 420, h: 230, seed: 718, trunk: '#3b2328', leaf: '#46292b', lit: '#a8643f' });
    c.drawImage(
      ground(
        400,
        [
          [0, '#b0744a'],
          [0.2, '#a4683f'],
          [1, '#5a3624'],
        ],
        720,
        ['#d09a5c', '#7d4f2c'],
      ),
      0,
      0,
    );
  });
}

function stage() {
  return {
    heaven: heavens('dusk', { to: 400, lamp: SUN, low: 372, variant: 1 }),
    land: shore(),
    sparkle: glints(731, 90, SHORE + 8, 600, '#ffe2ae', 780, 1040),
    rocks: layer((c) => {
      const rock = { lit: '#c98a5e', body: '#7a5140', dark: '#2f1d1b', side: 1 };
      stone(c, { ...rock, x: 140, y: 790, w: 560, h: 190, seed: 741 });
      stone(c, { ...rock, x: 470, y: 800, w: 720, h: 240, seed: 742 });
      stone(c, { ...rock, x: 1190, y: 770, w: 360, h: 110, seed: 743 });
    }),
    near: blades({
      seed: 751,
      count: 260,
      y0: 696,
      y1: 770,
      far: 50,
      near: 130,
      x0: 640,
      colours: ['#2c1913', '#46291a', '#6b4226', '#8f5f33'],
    }),
    glass: lens(71, 'rgba(34,10,8,0.5)'),
  };
}

function paint(c: Ctx, p: number, { heaven, land, sparkle, rocks, near, glass }: ReturnType<typeof stage>) {
  c.drawImage(heaven, 0, 0);
  glow(c, SUN[0], 360, 520, [
    [0, 'rgba(255,214,150,0.5)'],
    [1, 'rgba(255,180,110,0)'],
  ]);
  c.drawImage(land, 0, 0);
  const pose = { tail: wave(p, 4), ear: 0.6 };
  elephant(c, { x: 1010, y: SHORE - 10, s: 1.15, flip: true }, HERD, { ...pose, drink: 0.1 });
  elephant(c, { x: 905, y: SHORE - 4, s: 0.56, flip: true }, HERD, { ...pose, drink: 0.7, calf: true });
  elephant(c, { x: 780, y: SHORE - 6, s: 1.3 }, HERD, { ...pose, drink: 0.9 });
  reflect(
    c,
    {
      y0: SHORE,
      y1: 720,
      ripple: 7,
      squash: 1.25,
      tint: [
        [0, 'rgba(170,92,60,0.4)'],
        [0.5, 'rgba(96,52,60,0.5)'],
        [1, 'rgba(36,18,26,0.8)'],
      ],
    },
    p,
  );
  sparkle(c, p);
  c.drawImage(rocks, 0, 0);
  lerato(c);
  ben(c);
  grass(c, near, p, 0.1);
  c.drawImage(glass, 0, 0);
}

/** Two children on a rock watch elephants at the water, the low sun before them. */
export const young = scene(stage, paint, {});
