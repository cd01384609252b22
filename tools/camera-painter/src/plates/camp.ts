import { blob, type Ctx, disc, glow, layer, limb, scene, vertical, WIDTH } from '../lib/canvas.ts';
import { heavens } from '../lib/heavens.ts';
import { acacia, blades, bushline, deadwood, grass, ground, ridge } from '../lib/land.ts';
import { seeded } from '../lib/math.ts';
import { lens, stars } from '../lib/sky.ts';

const FIRE = [612, 566] as const;

function backdrop(c: Ctx) {
  const far = ridge(c, {
    seed: 511,
    y: 372,
    rise: 62,
    span: 360,
    top: '#5d4467',
    bottom: '#a8625f',
    depth: 110,
  });
  bushline(c, 512, (x) => far(x) + 4, 5, ['#573f62', '#614868']);
  const mid = ridge(c, {
    seed: 514,
    y: 428,
    rise: 18,
    span: 260,
    top: '#3b2a44',
    bottom: '#714650',
    depth: 70,
  });
  bushline(c, 515, (x) => mid(x) + 8, 20, ['#33243c', '#3b2a43', '#2c1f35']);
  acacia(c, { x: 225, y: 496, h: 320, seed: 518, trunk: '#241828', leaf: '#2b1d30', lit: '#6b4249' });
  acacia(c, { x: 1135, y: 470, h: 190, seed: 519, trunk: '#2a1c2e', leaf: '#2f2034', lit: '#6b4249' });
  c.drawImage(
    ground(
      462,
      [
        [0, '#6a4448'],
        [0.35, '#5a3a3c'],
        [1, '#21141b'],
      ],
      520,
      ['#8a5b50', '#42292e', '#a06a56'],
    ),
    0,
    0,
  );
  grass(
    c,
    blades({
      seed: 521,
      count: 1100,
      y0: 460,
      y1: 520,
      far: 6,
      near: 20,
      colours: ['#7d5149', '#5d3c3e', '#9a6854', '#472d33'],
    }),
  );
}

/** A safari tent with a lamp inside; its door is open towards the fire. */
function tent(c: Ctx, x: number, y: number, w: number, lit: number) {
  const h = w * 0.52;
  c.fillStyle = '#4a3434';
  blob(c, [
    [x - w * 0.62, y + 2],
    [x - w * 0.56, y - h * 0.5],
    [x - w * 0.3, y - h * 0.98],
    [x, y - h * 1.04],
    [x + w * 0.3, y - h * 0.98],
    [x + w * 0.56, y - h * 0.5],
    [x + w * 0.62, y + 2],
  ]);
  const canvas = c.createLinearGradient(x - w * 0.5, 0, x + w * 0.5, 0);
  canvas.addColorStop(0, '#6b4c40');
  canvas.addColorStop(0.5, `rgba(214,150,88,${0.55 + lit * 0.3})`);
  canvas.addColorStop(1, '#5f4239');
  c.fillStyle = canvas;
  c.beginPath();
  c.moveTo(x - w * 0.5, y);
  c.lineTo(x - w * 0.46, y - h * 0.55);
  c.lineTo(x, y - h * 0.98);
  c.lineTo(x + w * 0.46, y - h * 0.55);
  c.lineTo(x + w * 0.5, y);
  c.fill();
  glow(c, x, y - h * 0.35, w * 0.5, [
    [0, `rgba(255,214,140,${0.75 * lit})`],
    [1, 'rgba(255,180,100,0)'],
  ]);
  c.fillStyle = `rgba(255,222,158,${0.6 + 0.35 * lit})`;
  c.beginPath();
  c.moveTo(x - w * 0.15, y);
  c.quadraticCurveTo(x - w * 0.1, y - h * 0.4, x, y - h * 0.72);
  c.quadraticCurveTo(x + w * 0.1, y - h * 0.4, x + w * 0.15, y);
  c.fill();
  c.strokeStyle = 'rgba(40,24,24,0.7)';
  c.lineWidth = 1.6;
  for (const side of [-1, 1]) {
    c.beginPath();
    c.moveTo(x + side * w * 0.46, y - h * 0.55);
    c.lineTo(x + side * w * 0.78, y + 4);
    c.stroke();
  }
}

/** The mast with a camera and its solar panel. */
function mast(c: Ctx, x: number, y: number, h: number) {
  c.fillStyle = '#20141c';
  limb(c, [
    [x, y, 4.5],
    [x, y - h, 3],
  ]);
  for (const side of [-1, 1])
    limb(c, [
      [x, y - h * 0.42, 1.4],
      [x + side * h * 0.2, y + 4, 1.2],
    ]);
  c.fillStyle = '#2e2029';
  c.fillRect(x - 4, y - h - 10, 34, 16);
  c.fillStyle = '#120b10';
  c.fillRect(x + 28, y - h - 8, 7, 12);
  c.fillStyle = 'rgba(120,170,230,0.8)';
  disc(c, x + 35, y - h - 2, 2.4, 4.4);
  c.save();
  c.translate(x - 6, y - h * 0.66);
  c.rotate(-0.5);
  c.fillStyle = '#2d3350';
  c.fillRect(-34, -4, 44, 7);
  c.restore();
}

function headOf(c: Ctx, hat: boolean) {
  c.fillStyle = '#4a2c25';
  limb(c, [
    [-8, -92, 5.5],
    [-6, -100, 5.5],
  ]);
  disc(c, -3, -110, 11.5, 13);
  disc(c, 8, -107, 3, 2.6);
  c.fillStyle = '#1d1219';
  if (hat) {
    disc(c, -3, -117, 20, 3.4, 0.06);
    blob(c, [
      [-14, -118],
      [-12, -128],
      [-2, -130],
      [8, -127],
      [9, -118],
    ]);
  } else
    blob(c, [
      [-15, -104],
      [-15, -120],
      [-3, -126],
      [8, -120],
      [4, -116],
      [-6, -114],
      [-8, -102],
    ]);
}

/** A person on a stool, seen from the side and lit by the fire. */
function sitter(c: Ctx, x: number, y: number, s: number, side: -1 | 1, hat: boolean) {
  c.save();
  c.translate(x, y);
  c.scale(side * s, s);
  c.fillStyle = '#1d1219';
  limb(c, [
    [-26, -2, 2],
    [-22, -30, 2],
  ]);
  limb(c, [
    [-4, -2, 2],
    [-8, -30, 2],
  ]);
  limb(c, [
    [-28, -31, 3],
    [-2, -31, 3],
  ]);
  c.fillStyle = '#35222a';
  limb(c, [
    [-16, -38, 12],
    [-15, -62, 14],
    [-10, -84, 12],
  ]);
  limb(c, [
    [-10, -36, 10],
    [20, -38, 8],
    [26, -4, 5.4],
    [36, -2, 4.6],
  ]);
  limb(c, [
    [-8, -78, 6],
    [6, -58, 5],
    [24, -50, 4],
  ]);
  headOf(c, hat);
  c.restore();
  c.strokeStyle = 'rgba(255,180,104,0.85)';
  c.lineWidth = 2.2 * s;
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(x + side * 8.5 * s, y - 116 * s);
  c.quadraticCurveTo(x + side * 12 * s, y - 108 * s, x + side * 7 * s, y - 98 * s);
  c.moveTo(x + side * 1 * s, y - 84 * s);
  c.quadraticCurveTo(x + side * 12 * s, y - 66 * s, x + side * 24 * s, y - 54.5 * s);
  c.moveTo(x + side * 2 * s, y - 47 * s);
  c.quadraticCurveTo(x + side * 20 * s, y - 48 * s, x + side * 27 * s, y - 36 * s);
  c.stroke();
}

function fire(c: Ctx) {
  const [x, y] = FIRE;
  glow(c, x, y - 20, 420, [
    [0, 'rgba(255,170,84,0.62)'],
    [0.3, 'rgba(255,130,60,0.24)'],
    [1, 'rgba(255,110,50,0)'],
  ]);
  c.fillStyle = '#170d0e';
  for (const [dx, dy, angle] of [
    [-28, 6, 0.3],
    [26, 6, -0.32],
    [0, 10, 0.05],
  ] as const) {
    c.save();
    c.translate(x + dx, y + dy);
    c.rotate(angle);
    c.fillRect(-36, -6, 72, 12);
    c.restore();
  }
  for (const [scale, colour] of [
    [1, 'rgba(255,122,48,0.85)'],
    [0.72, 'rgba(255,178,72,0.95)'],
    [0.42, 'rgba(255,240,186,1)'],
  ] as const) {
    c.fillStyle = colour;
    blob(c, [
      [x - 34 * scale, y + 4],
      [x - 30 * scale, y - 26 * scale],
      [x - 12 * scale, y - 40 * scale],
      [x - 4 * scale, y - 84 * scale],
      [x + 10 * scale, y - 48 * scale],
      [x + 24 * scale, y - 56 * scale],
      [x + 32 * scale, y - 20 * scale],
      [x + 34 * scale, y + 4],
    ]);
  }
  const random = seeded(530);
  for (let i = 0; i < 46; i += 1) {
    c.globalAlpha = 0.3 + random() * 0.6;
    c.fillStyle = '#ffc27a';
    const rise = random();
    disc(c, x + (random() - 0.5) * (40 + rise * 150), y - 60 - rise * 230, 0.8 + random() * 1.4);
  }
  c.globalAlpha = 1;
}

function stage() {
  const heaven = heavens('dusk', { to: 440, lamp: [860, 300], low: 402, variant: 0 });
  const land = layer(backdrop);
  const night = stars(525, 170, 230);
  const near = blades({
    seed: 526,
    count: 300,
    y0: 694,
    y1: 770,
    far: 40,
    near: 110,
    colours: ['#170d13', '#22141b', '#311d22', '#0f080d'],
  });
  return { heaven, land, night, near, glass: lens(51, 'rgba(10,2,14,0.6)') };
}

function paint(c: Ctx, p: number, { heaven, land, night, near, glass }: ReturnType<typeof stage>) {
  c.drawImage(heaven, 0, 0);
  night(c, p);
  c.drawImage(land, 0, 0);
  c.fillStyle = '#2a1c2e';
  deadwood(c, 7, 1010, 480, 40, -Math.PI / 2 + 0.1, 5);
  mast(c, 985, 512, 250);
  tent(c, 345, 536, 220, 1);
  tent(c, 830, 520, 170, 0.6);
  fire(c);
  sitter(c, 505, 598, 1.05, 1, true);
  sitter(c, 728, 602, 1, -1, false);
  c.fillStyle = vertical(c, 600, 720, [
    [0, 'rgba(20,10,16,0)'],
    [1, 'rgba(20,10,16,0.6)'],
  ]);
  c.fillRect(0, 600, WIDTH, 120);
  grass(c, near, p, 0.1);
  c.drawImage(glass, 0, 0);
}

/** The camp at dusk: tents, the fire, and the mast of a camera. */
export const camp = scene(stage, paint, {});
