import { antelope } from '../animals/antelope.ts';
import { flyingHeron } from '../animals/birds.ts';
import { type Ctx, layer, scene } from '../lib/canvas.ts';
import { heavens } from '../lib/heavens.ts';
import { blades, bushline, crown, deadwood, grass, ridge as hills } from '../lib/land.ts';
import { wave } from '../lib/math.ts';
import { stone } from '../lib/rock.ts';
import { drift, lens, mist } from '../lib/sky.ts';

const KUDU = {
  base: '#7d6350',
  far: '#4b3a30',
  belly: '#a58a70',
  horn: '#2b1e18',
  stripe: 'rgba(250,226,196,0.5)',
  rim: 'rgba(255,222,176,0.95)',
  shade: 'rgba(40,18,16,0.5)',
  from: [2, -1.6] as const,
};
const ROCK = { lit: '#e0a884', body: '#8a5f50', dark: '#3d2826', side: 1 };

/** Line behind line of hills, each paler and bluer than the one before it. */
const CHAIN = [
  { y: 300, rise: 46, span: 420, top: '#b9a3ac', bottom: '#ecc7ae' },
  { y: 348, rise: 40, span: 360, top: '#a08796', bottom: '#e2b39c' },
  { y: 402, rise: 44, span: 320, top: '#836a7c', bottom: '#cf9a88' },
  { y: 462, rise: 40, span: 300, top: '#644e60', bottom: '#a97970' },
  { y: 530, rise: 34, span: 260, top: '#4a3947', bottom: '#815a55' },
] as const;

function valley(from: number, to: number) {
  return layer((c) => {
    CHAIN.slice(from, to).forEach((line, i) => {
      const at = hills(c, { ...line, seed: 611 + (from + i) * 7, depth: 120 });
      bushline(c, 640 + from + i, (x) => at(x) + 4, 4 + (from + i) * 4, [line.top]);
    });
  });
}

function edge(c: Ctx) {
  for (const [x, y, w, h] of [
    [150, 760, 520, 250],
    [420, 770, 360, 150],
    [-10, 740, 260, 330],
    [600, 764, 240, 80],
    [1230, 770, 320, 120],
  ] as const)
    stone(c, { ...ROCK, x, y, w, h, seed: 660 + x });
  crown(c, 671, 30, 420, 90, 50, '#3a3326', '#94804a', 200);
  crown(c, 672, 1180, 668, 120, 54, '#33281f', '#8a6f42', 260);
  c.fillStyle = '#2c1f1c';
  deadwood(c, 23, 1060, 720, 74, -Math.PI / 2 + 0.16, 9);
}

function stage() {
  return {
    heaven: heavens('dawn', { to: 330, lamp: [830, 200], low: 246, variant: 0 }),
    far: valley(0, 3),
    near: valley(3, 5),
    veils: [681, 682].map((seed) => mist(seed, 400, 46, '#fff0e2', 0.42)),
    low: [683, 684].map((seed) => mist(seed, 500, 50, '#f3dccd', 0.36)),
    rocks: layer(edge),
    blades: blades({
      seed: 685,
      count: 190,
      y0: 700,
      y1: 770,
      far: 40,
      near: 100,
      x0: 360,
      colours: ['#3a2a20', '#57402a', '#7d5f38', '#2a1d18'],
    }),
    glass: lens(61, 'rgba(40,16,18,0.45)'),
  };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>) {
  c.drawImage(set.heaven, 0, 0);
  c.drawImage(set.far, 0, 0);
  drift(c, set.veils, p, 120);
  c.drawImage(set.near, 0, 0);
  drift(c, set.low, p, 120);
  flyingHeron(c, 700 + wave(p, 1) * 120, 150 + wave(p, 1, 0.25) * 40, 44, 0.12, '#4a3638');
  c.drawImage(set.rocks, 0, 0);
  antelope(c, { x: 262, y: 522, s: 1.5 }, KUDU, { graze: 0, tail: 0.2, ear: 0.3 }, 'kudu');
  grass(c, set.blades, p, 0.12);
  c.drawImage(set.glass, 0, 0);
}

/** Dawn at the edge of the escarpment: hill behind hill, and a kudu on the rocks. The camera itself is on YouTube. */
export const ridge = scene(stage, paint, {});
