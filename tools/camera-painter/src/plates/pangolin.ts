import { blob, type Ctx, disc, glow, type Joint, layer, limb, scene } from '../lib/canvas.ts';
import { figure, shadow } from '../lib/figure.ts';
import { heavens } from '../lib/heavens.ts';
import { blades, bushline, crown, grass, ground, ridge } from '../lib/land.ts';
import { mix, seeded } from '../lib/math.ts';
import { lens, stars } from '../lib/sky.ts';

const LIGHT = {
  base: '#6f5a45',
  far: '#3d3027',
  rim: 'rgba(214,228,255,0.85)',
  shade: 'rgba(14,12,24,0.5)',
  from: [1.6, -2.2] as const,
  height: 120,
};

/** The spine from the nose to the tip of the tail, with its half width. */
const SPINE: readonly Joint[] = [
  [118, -44, 5],
  [102, -56, 10],
  [84, -68, 15],
  [62, -84, 23],
  [30, -100, 33],
  [-8, -98, 40],
  [-46, -76, 40],
  [-82, -48, 32],
  [-118, -24, 22],
  [-156, -13, 13],
  [-190, -12, 5],
];

function along(t: number): readonly [x: number, y: number, half: number, angle: number] {
  const at = t * (SPINE.length - 1);
  const i = Math.min(SPINE.length - 2, Math.floor(at));
  const [a, b] = [SPINE[i] as Joint, SPINE[i + 1] as Joint];
  const k = at - i;
  return [mix(a[0], b[0], k), mix(a[1], b[1], k), mix(a[2], b[2], k), Math.atan2(b[1] - a[1], b[0] - a[0])];
}

function claw(g: Ctx, x: number, y: number) {
  for (let i = 0; i < 3; i += 1)
    limb(g, [
      [x + i * 4, y, 2.4],
      [x + 5 + i * 4, y + 5, 1.6],
      [x + 6 + i * 4, y + 9, 0.4],
    ]);
}

/** It walks on its hind legs and carries its small forelegs before it. */
function silhouette(g: Ctx, near: () => void) {
  limb(g, [
    [-30, -60, 22],
    [-20, -32, 14],
    [-24, -10, 10],
    [-12, -4, 8],
  ]);
  limb(g, [
    [58, -70, 10],
    [66, -48, 6.4],
    [76, -34, 5],
  ]);
  near();
  limb(g, SPINE);
  limb(g, [
    [-16, -58, 25],
    [2, -32, 16],
    [0, -11, 11.5],
    [14, -4.5, 8.5],
  ]);
  limb(g, [
    [44, -72, 11],
    [54, -48, 7.6],
    [66, -36, 5.6],
  ]);
  claw(g, 66, -34);
}

/** Overlapping scales in rows from the tail to the head, each lit at its edge. */
function scales(g: Ctx) {
  const random = seeded(77);
  for (let row = 0; row <= 46; row += 1) {
    const t = 0.985 - (row / 46) * 0.79;
    const [x, y, half, angle] = along(t);
    const nx = -Math.sin(angle);
    const ny = Math.cos(angle);
    const size = mix(7, 12.5, Math.min(1, half / 36));
    const across = Math.max(1, Math.round((half * 2) / (size * 0.92)));
    for (let i = 0; i <= across; i += 1) {
      const k = ((i + (row % 2) * 0.5) / across) * 2 - 1;
      if (k > 0.86) continue;
      const sx = x - nx * half * k * -1;
      const sy = y - ny * half * k * -1;
      const tone = random();
      g.save();
      g.translate(sx, sy);
      g.rotate(angle + k * 0.16);
      g.fillStyle = `rgb(${Math.round(mix(92, 134, tone))},${Math.round(mix(70, 104, tone))},${Math.round(mix(50, 74, tone))})`;
      blob(g, [
        [-size * 0.7, 0],
        [-size * 0.2, -size * 0.62],
        [size * 0.62, -size * 0.4],
        [size * 0.95, 0],
        [size * 0.62, size * 0.4],
        [-size * 0.2, size * 0.62],
      ]);
      g.strokeStyle = 'rgba(24,16,12,0.65)';
      g.lineWidth = 0.9;
      g.beginPath();
      g.moveTo(size * 0.5, -size * 0.44);
      g.quadraticCurveTo(size * 1.08, 0, size * 0.5, size * 0.44);
      g.stroke();
      g.strokeStyle = 'rgba(236,206,160,0.3)';
      g.lineWidth = 0.6;
      for (const dy of [-0.2, 0.05, 0.26]) {
        g.beginPath();
        g.moveTo(-size * 0.3, size * dy);
        g.lineTo(size * 0.6, size * dy * 0.8);
        g.stroke();
      }
      g.restore();
    }
  }
}

function face(g: Ctx) {
  g.fillStyle = '#4b3a30';
  blob(g, [
    [84, -62],
    [98, -62],
    [114, -50],
    [123, -43],
    [121, -39],
    [108, -42],
    [92, -48],
    [82, -54],
  ]);
  g.fillStyle = '#0c0808';
  disc(g, 121.5, -42, 2.4, 1.9);
  disc(g, 99, -56, 2.5);
  g.fillStyle = 'rgba(240,246,255,0.95)';
  disc(g, 99.8, -56.8, 0.8);
  g.fillStyle = 'rgba(40,28,22,0.9)';
  disc(g, 84, -62, 4.2, 5.6, -0.4);
}

function land() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 541,
      y: 330,
      rise: 34,
      span: 320,
      top: '#3a4d78',
      bottom: '#5c7096',
      depth: 90,
    });
    bushline(c, 542, (x) => far(x) + 5, 7, ['#33456d', '#3c4f79']);
    const mid = ridge(c, {
      seed: 544,
      y: 388,
      rise: 18,
      span: 220,
      top: '#202f55',
      bottom: '#3b4c72',
      depth: 70,
    });
    bushline(c, 545, (x) => mid(x) + 9, 24, ['#1b2848', '#212f52', '#17223f']);
    crown(c, 546, 120, 430, 170, 84, '#131d38', '#31446c', 380);
    crown(c, 547, 1190, 436, 150, 70, '#131d38', '#2e4168', 320);
    c.drawImage(
      ground(
        440,
        [
          [0, '#3b4766'],
          [0.3, '#4a4f62'],
          [1, '#15182a'],
        ],
        548,
        ['#6a6e80', '#2a3048', '#7d7a80'],
      ),
      0,
      0,
    );
    grass(
      c,
      blades({
        seed: 549,
        count: 1400,
        y0: 438,
        y1: 540,
        far: 8,
        near: 30,
        colours: ['#55607f', '#3d4868', '#6d7690', '#2b3452'],
      }),
    );
  });
}

function stage() {
  return {
    heaven: heavens('night', { to: 420, lamp: [1010, 130], variant: 0 }),
    night: stars(540, 220, 330),
    plain: land(),
    near: blades({
      seed: 550,
      count: 340,
      y0: 680,
      y1: 770,
      far: 44,
      near: 120,
      colours: ['#0d1226', '#151c36', '#202a48', '#090d1c'],
    }),
    mid: blades({
      seed: 551,
      count: 260,
      y0: 606,
      y1: 640,
      far: 18,
      near: 34,
      colours: ['#4c5674', '#3a4463', '#65708c'],
    }),
    glass: lens(52, 'rgba(2,3,20,0.6)'),
  };
}

function paint(c: Ctx, p: number, { heaven, night, plain, near, mid, glass }: ReturnType<typeof stage>) {
  c.drawImage(heaven, 0, 0);
  night(c, p);
  c.drawImage(plain, 0, 0);
  shadow(c, 610, 612, 360, 22, 'rgba(4,6,18,0.7)');
  figure(
    c,
    { x: 640, y: 612, s: 2.25 },
    LIGHT,
    silhouette,
    (g) => scales(g),
    (g) => face(g),
  );
  glow(c, 1010, 130, 760, [
    [0, 'rgba(190,210,255,0.2)'],
    [1, 'rgba(180,200,250,0)'],
  ]);
  grass(c, mid, p, 0.1);
  grass(c, near, p, 0.12);
  c.drawImage(glass, 0, 0);
}

/** A pangolin under the moon, on its hind legs, on the way to its ants. */
export const pangolin = scene(stage, paint, {});
