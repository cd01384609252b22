import type { Light } from '../../../simulators/cameras/light.ts';
import { hornbill } from '../animals/hornbill.ts';
import { owl } from '../animals/owl.ts';
import { type Ctx, disc, glow, layer, limb, scene, soften, vertical, WIDTH } from '../lib/canvas.ts';
import { mix, seeded, TURN, wave } from '../lib/math.ts';
import { lens } from '../lib/sky.ts';

const BIRD = {
  base: '#f3ecdc',
  dark: '#2d2926',
  bill: '#f0a92e',
  rim: 'rgba(255,250,214,0.9)',
  shade: 'rgba(50,44,30,0.32)',
  from: [2, -2] as const,
};

const OWL = {
  base: '#e6d8c2',
  dark: '#5a4c3c',
  eye: '#fff3c4',
  rim: 'rgba(255,250,230,0.85)',
  shade: 'rgba(40,34,24,0.4)',
  from: [-1.6, -2] as const,
};

/** A mopane leaf: two leaflets like butterfly wings. */
function leaf(c: Ctx, x: number, y: number, size: number, turn: number, spread: number) {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  for (const side of [-1, 1]) {
    c.save();
    c.rotate(side * (0.42 + spread * 0.12));
    c.beginPath();
    c.moveTo(0, 0);
    c.bezierCurveTo(size * 0.5 * side, size * 0.1, size * 0.52 * side, size * 0.8, size * 0.05 * side, size);
    c.bezierCurveTo(-size * 0.06 * side, size * 0.7, -size * 0.04 * side, size * 0.3, 0, 0);
    c.fill();
    c.restore();
  }
  c.restore();
}

const FOLIAGE = ['#b9cc66', '#8fa548', '#d6df86', '#728a3a', '#c98f3c'];

function foliage(c: Ctx, random: () => number, size: number) {
  c.globalAlpha = 0.55;
  for (let i = 0; i < 150; i += 1) {
    c.fillStyle = FOLIAGE[Math.floor(random() ** 1.3 * 5)] ?? '#8a4';
    const [x, y] = [random() * WIDTH, random() ** 1.5 * 420 - 20];
    leaf(c, x, y, size * (0.6 + random()), (random() - 0.5) * 2, 0);
  }
  c.globalAlpha = 1;
}

function woods() {
  return layer((c) => {
    const random = seeded(241);
    c.fillStyle = vertical(c, 0, 720, [
      [0, '#dfe6a8'],
      [0.4, '#c3d182'],
      [0.7, '#93a758'],
      [1, '#5c6d34'],
    ]);
    c.fillRect(0, 0, WIDTH, 720);
    glow(c, 900, 120, 620, [
      [0, 'rgba(255,252,214,0.95)'],
      [0.4, 'rgba(246,246,176,0.4)'],
      [1, 'rgba(230,240,160,0)'],
    ]);
    for (const [blur, count, width, colours, size] of [
      [14, 11, 15, ['#a9b56c', '#9dab62'], 46],
      [7, 8, 26, ['#75803f', '#6a7440'], 36],
      [3.2, 5, 40, ['#4b4f2a', '#54562f'], 28],
    ] as const) {
      soften(c, blur, (c) => {
        for (let i = 0; i < count; i += 1) {
          const x = ((i + random() * 0.8) / count) * WIDTH;
          const lean = (random() - 0.5) * 90;
          c.fillStyle = colours[i % 2] ?? '#555';
          limb(c, [
            [x, 760, width * (0.8 + random() * 0.5)],
            [x + lean * 0.4, 420, width * 0.62],
            [x + lean, -30, width * 0.46],
          ]);
          limb(c, [
            [x + lean * 0.5, 340, width * 0.4],
            [x + lean + 70, 180, width * 0.24],
            [x + lean + 130, -20, width * 0.14],
          ]);
        }
        foliage(c, random, size);
      });
    }
    soften(c, 20, (c) => {
      for (let i = 0; i < 22; i += 1) {
        c.fillStyle = 'rgba(250,250,190,0.22)';
        disc(c, random() * WIDTH, 560 + random() * 160, 60 + random() * 90, 10 + random() * 12);
      }
    });
  });
}

function perch() {
  return layer((c) => {
    const wood = (dy: number, k: number) => {
      limb(c, [
        [-40, 590 + dy, 34 * k],
        [260, 560 + dy, 28 * k],
        [560, 512 + dy, 23 * k],
        [860, 500 + dy, 18 * k],
        [1120, 452 + dy, 12 * k],
        [1330, 430 + dy, 7 * k],
      ]);
      limb(c, [
        [330, 545 + dy, 17 * k],
        [450, 440 + dy, 12 * k],
        [500, 330 + dy, 8 * k],
        [590, 230 + dy, 4 * k],
      ]);
      limb(c, [
        [980, 480 + dy, 9 * k],
        [1070, 560 + dy, 6 * k],
        [1150, 610 + dy, 3 * k],
      ]);
    };
    c.fillStyle = '#3a2d20';
    wood(0, 1);
    c.globalCompositeOperation = 'source-atop';
    c.fillStyle = 'rgba(206,180,122,0.6)';
    wood(-15, 0.55);
    const random = seeded(243);
    for (let i = 0; i < 320; i += 1) {
      c.fillStyle = random() < 0.6 ? 'rgba(20,12,6,0.35)' : 'rgba(220,200,150,0.22)';
      disc(c, random() * WIDTH, 200 + random() * 420, 4 + random() * 18, 0.8 + random() * 1.6, -0.12);
    }
  });
}

interface Sprig {
  x: number;
  y: number;
  size: number;
  turn: number;
  phase: number;
  colour: string;
}

function sprigs(
  seed: number,
  count: number,
  place: (r: () => number) => [number, number],
  size: number,
  colours: readonly string[],
): Sprig[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = place(random);
    return {
      x,
      y,
      size: size * (0.7 + random() * 0.7),
      turn: (random() - 0.5) * 1.9,
      phase: random() * 0.35 + x / 1500,
      colour: colours[Math.floor(random() * colours.length)] ?? '#8a4',
    };
  });
}

function flutter(c: Ctx, all: readonly Sprig[], p: number) {
  for (const s of all) {
    c.fillStyle = s.colour;
    leaf(
      c,
      s.x,
      s.y,
      s.size,
      s.turn + wave(p, 7, s.phase) * 0.1 + wave(p, 15, s.phase * 2) * 0.05,
      wave(p, 11, s.phase),
    );
  }
}

function stage() {
  const back = woods();
  const branch = perch();
  const leaves = ['#7f9a3c', '#9bb04c', '#5f7c30', '#b7c563', '#c99a42'];
  const twigs = sprigs(
    244,
    46,
    (r) => {
      const t = r();
      return [mix(420, 640, t) + (r() - 0.5) * 170, mix(400, 190, t) + (r() - 0.5) * 80];
    },
    44,
    leaves,
  );
  const right = sprigs(245, 34, (r) => [1010 + r() * 300, 440 + r() * 170], 40, leaves);
  const frame = sprigs(246, 30, (r) => [r() * 520 - 60, -50 + r() * 120], 110, [
    '#34441a',
    '#42561f',
    '#2a3714',
    '#55692a',
  ]);
  const corner = sprigs(247, 16, (r) => [1090 + r() * 240, -50 + r() * 130], 120, [
    '#34441a',
    '#42561f',
    '#2a3714',
  ]);
  const soft = layer((c) =>
    soften(c, 3.5, (sharp) => {
      flutter(sharp, frame, 0);
      flutter(sharp, corner, 0);
    }),
  );
  const fallen = sprigs(248, 7, (r) => [r() * 1300, r() * 720], 20, ['#d6a648', '#c98f3c', '#b7c563']);
  const glass = lens(9, 'rgba(16,24,4,0.48)');
  return { back, branch, twigs, right, soft, fallen, glass };
}

/** Day: hornbills close to the lens. */
function hornbills(c: Ctx, p: number) {
  const call = Math.max(0, wave(p, 3)) * Math.max(0, wave(p, 40));
  hornbill(c, { x: 770, y: 488, s: 2.75 }, BIRD, { nod: wave(p, 4) * 0.7 + wave(p, 9) * 0.3, call });
  const hop = Math.max(0, wave(p, 2, 0.2)) ** 6;
  hornbill(c, { x: 330, y: 538 - hop * 10, s: 2.05, flip: wave(p, 1, 0.1) > 0 }, BIRD, {
    nod: wave(p, 5, 0.3),
    call: Math.max(0, wave(p, 3, 0.5)) * Math.max(0, wave(p, 40)),
  });
}

/** Night: an eagle owl has taken the perch. */
function hunter(c: Ctx, p: number) {
  const blink = Math.max(0, wave(p, 7, 0.2)) ** 40;
  owl(c, { x: 735, y: 470, s: 2.35 }, OWL, {
    turn: Math.max(-1, Math.min(1, 1.6 * wave(p, 2))),
    blink,
    breath: wave(p, 8),
  });
}

/** The infrared lamp of the hide, and moths in it. */
function lampCone(c: Ctx, p: number) {
  const cone = c.createRadialGradient(720, 380, 140, 700, 380, 780);
  cone.addColorStop(0, 'rgba(235,255,238,0.2)');
  cone.addColorStop(0.45, 'rgba(0,4,1,0.14)');
  cone.addColorStop(1, 'rgba(0,4,1,0.86)');
  c.fillStyle = cone;
  c.fillRect(0, 0, WIDTH, 720);
  c.fillStyle = '#ffffff';
  for (let i = 0; i < 6; i += 1) {
    c.globalAlpha = 0.3 + 0.3 * Math.sin(TURN * (p * 140 + i * 0.17));
    disc(c, 560 + i * 70 + wave(p, 2 + (i % 3), i * 0.21) * 150, 250 + wave(p, 3, i * 0.37) * 110, 2.2, 1.5);
  }
  c.globalAlpha = 1;
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { back, branch, twigs, right, soft, fallen, glass } = set;
  c.drawImage(back, 0, 0);
  glow(c, 900, 120, 760, [
    [0, `rgba(255,255,214,${0.24 + wave(p, 2) * 0.07})`],
    [1, 'rgba(240,250,180,0)'],
  ]);
  fallen.forEach((f, i) => {
    const q = (p * (1 + (i % 2)) + f.phase) % 1;
    c.fillStyle = f.colour;
    leaf(
      c,
      f.x + Math.sin(q * TURN * 2) * 50,
      q * 860 - 70,
      f.size,
      f.turn + q * TURN,
      Math.sin(q * TURN * 6),
    );
  });
  c.drawImage(branch, 0, 0);
  flutter(c, twigs, p);
  if (light === 'night') hunter(c, p);
  else hornbills(c, p);
  flutter(c, right, p);
  c.drawImage(soft, wave(p, 5) * 5 - 6, wave(p, 7, 0.2) * 3 - 6, WIDTH + 12, 732);
  if (light === 'night') lampCone(c, p);
  c.drawImage(glass, 0, 0);
}

/** A hide among mopane trees: hornbills on a branch close to the lens, butterfly leaves in the wind. */
export const mopaneHide = scene(stage, paint, {
  dusk: { gain: [0.95, 0.72, 0.6] },
  night: { gain: [0.78, 0.86, 0.79], saturation: 0.05, gamma: 1.35 },
});
