import type { Light } from '../../../simulators/cameras/light.ts';
import { antelope } from '../animals/antelope.ts';
import { walkingLeopard } from '../animals/leopard.ts';
import { type Ctx, disc, glow, layer, scene, vertical, WIDTH } from '../lib/canvas.ts';
import { shadow } from '../lib/figure.ts';
import { heavens } from '../lib/heavens.ts';
import { blades, bushline, crown, deadwood, grass, ground, ridge } from '../lib/land.ts';
import { clamp, ease, seeded, TURN, wave } from '../lib/math.ts';
import { stone } from '../lib/rock.ts';
import { lens } from '../lib/sky.ts';
import { crossing } from '../lib/walk.ts';

const LEOPARD = {
  base: '#aebbad',
  far: '#7f8a7e',
  spot: '#39413a',
  eye: '#ffffff',
  rim: 'rgba(245,255,245,0.75)',
  shade: 'rgba(18,26,20,0.42)',
  from: [0.6, -1.8] as const,
};

const IMPALA = {
  base: '#a5784f',
  far: '#6f4e33',
  belly: '#dccbb4',
  horn: '#2e2119',
  rim: 'rgba(255,244,224,0.8)',
  shade: 'rgba(50,30,14,0.38)',
  from: [-1.2, -1.6] as const,
};
const KUDU = {
  ...IMPALA,
  base: '#8f7a68',
  far: '#5b4d41',
  stripe: 'rgba(240,232,220,0.75)',
  horn: '#3a2f28',
};

function meadow(c: Ctx) {
  c.drawImage(
    ground(
      440,
      [
        [0, '#2c362d'],
        [0.06, '#46534a'],
        [0.3, '#6b7a6c'],
        [0.6, '#7d8c7e'],
        [1, '#3a463b'],
      ],
      228,
      ['#93a294', '#4c584d', '#a5b3a6'],
    ),
    0,
    0,
  );
  grass(
    c,
    blades({
      seed: 229,
      count: 1500,
      y0: 436,
      y1: 520,
      far: 8,
      near: 26,
      colours: ['#8b9a8c', '#6a786b', '#a9b8aa', '#566457'],
    }),
  );
  stone(c, {
    x: 905,
    y: 560,
    w: 150,
    h: 60,
    seed: 230,
    side: -1,
    lit: '#b3c0b4',
    body: '#7a877b',
    dark: '#2e382f',
  });
  stone(c, {
    x: 980,
    y: 566,
    w: 90,
    h: 36,
    seed: 232,
    side: -1,
    lit: '#a9b6aa',
    body: '#707d71',
    dark: '#2c362d',
  });
}

function wood(light: Light) {
  return layer((c) => {
    if (light !== 'night') c.drawImage(heavens(light, { to: 400, lamp: [260, 120], variant: 1 }), 0, 0);
    else {
      c.fillStyle = vertical(c, 0, 460, [
        [0, '#0b0f0c'],
        [0.6, '#151c16'],
        [1, '#2c362d'],
      ]);
      c.fillRect(0, 0, WIDTH, 720);
    }
    const far = ridge(c, {
      seed: 221,
      y: 330,
      rise: 26,
      span: 240,
      top: '#1b231c',
      bottom: '#2f3a30',
      depth: 100,
    });
    bushline(c, 222, (x) => far(x) + 8, 30, ['#1d261f', '#232d25', '#192119']);
    c.fillStyle = '#3a463b';
    deadwood(c, 31, 1075, 470, 130, -Math.PI / 2 + 0.05, 17);
    c.fillStyle = '#2c362d';
    deadwood(c, 33, 190, 440, 96, -Math.PI / 2 - 0.1, 11);
    crown(c, 224, 380, 408, 120, 52, '#2d382e', '#46554a', 260);
    crown(c, 225, 830, 414, 150, 48, '#2a352b', '#44524a', 300);
    crown(c, 226, 1230, 420, 110, 64, '#303c31', '#4a584d', 240);
    crown(c, 227, 30, 420, 120, 70, '#2d392e', '#445248', 240);
    meadow(c);
  });
}

function beam(c: Ctx, breath: number) {
  const g = c.createRadialGradient(640, 470, 120, 640, 450, 760);
  g.addColorStop(0, `rgba(210,235,212,${0.1 + breath * 0.02})`);
  g.addColorStop(0.45, 'rgba(0,4,0,0.1)');
  g.addColorStop(1, 'rgba(0,4,1,0.76)');
  c.fillStyle = g;
  c.fillRect(0, 0, WIDTH, 720);
}

function stage(light: Light) {
  const clearing = wood(light);
  const near = blades({
    seed: 231,
    count: 420,
    y0: 660,
    y1: 770,
    far: 50,
    near: 120,
    colours: ['#4e5a4f', '#758376', '#36413a', '#95a496', '#262f28'],
  });
  const mid = blades({
    seed: 233,
    count: 280,
    y0: 596,
    y1: 640,
    far: 20,
    near: 34,
    colours: ['#93a294', '#78867a', '#b4c2b5'],
  });
  const glass = lens(8, 'rgba(0,0,0,0.6)', 0.03);
  const random = seeded(234);
  const moths = Array.from({ length: 7 }, () => ({
    x: 300 + random() * 700,
    y: 160 + random() * 300,
    a: random(),
    b: random(),
    n: 2 + Math.floor(random() * 3),
  }));
  return { clearing, near, mid, glass, moths };
}

/** Night: a leopard crosses the lamp's cone. */
function visitor(c: Ctx, p: number) {
  // Walks in, stands a while in the middle, walks on; position and strides come from the same distance.
  const way = p < 0.36 ? p / 0.36 : p < 0.62 ? 1 : 1 + (p - 0.62) / 0.38;
  const distance = way <= 1 ? 1 - (1 - way) ** 1.25 : 1 + (way - 1) ** 1.25;
  const x = -230 + distance * 875;
  const stand = ease((p - 0.34) / 0.05) * (1 - ease((p - 0.6) / 0.05));
  shadow(c, x, 598, 170, 14, 'rgba(0,4,0,0.55)');
  walkingLeopard(c, { x, y: 598, s: 2.15 }, LEOPARD, {
    stride: distance * 5.5,
    tail: wave(p, 7),
    head: -0.45 * (1 - stand) + wave(p, 3) * 0.1,
    shine: clamp(0.35 + stand * 0.65) * (wave(p, 9) > 0.97 ? 0 : 1),
  });
}

/** Day: kudu and impala browse in the clearing. */
function browsers(c: Ctx, p: number) {
  for (const [x, y, s, phase, flip, horns] of [
    [300, 520, 0.85, 0.1, false, 'none'],
    [395, 508, 0.75, 0.6, true, 'none'],
    [1110, 560, 1.05, 0.4, true, 'impala'],
  ] as const) {
    shadow(c, x, y + 2, 44 * s, 6);
    antelope(
      c,
      { x, y, s, flip },
      IMPALA,
      {
        graze: Math.max(0, 0.35 + 0.9 * wave(p, 2, phase)),
        tail: wave(p, 12, phase),
        ear: wave(p, 9, phase),
      },
      horns,
    );
  }
  const walk = crossing(p, { from: 0.04, to: 0.96, x0: 1450, x1: -180, s: 1.7 });
  if (!walk) return;
  shadow(c, walk.x, 600, 90, 10);
  antelope(
    c,
    { x: walk.x, y: 598, s: 1.75, flip: true },
    KUDU,
    { graze: 0.05, tail: wave(p, 9), ear: wave(p, 7), stride: walk.stride },
    'kudu',
  );
}

type Moths = ReturnType<typeof stage>['moths'];

/** What only the night has: the lamp's cone and the moths in it. */
function infrared(c: Ctx, p: number, moths: Moths) {
  beam(c, wave(p, 2));
  c.fillStyle = '#f0fff0';
  for (const m of moths) {
    c.globalAlpha = 0.35 + 0.3 * Math.sin(TURN * (p * 150 + m.a));
    disc(
      c,
      m.x + wave(p, m.n, m.a) * 130 + wave(p, 13, m.b) * 20,
      m.y + wave(p, m.n + 1, m.b) * 70,
      1.9,
      1.4,
    );
  }
  c.globalAlpha = 1;
  glow(c, 640, 520, 420, [
    [0, 'rgba(220,255,225,0.07)'],
    [1, 'rgba(200,255,210,0)'],
  ]);
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { clearing, near, mid, glass, moths } = set;
  c.drawImage(clearing, 0, 0);
  if (light === 'night') visitor(c, p);
  else browsers(c, p);
  grass(c, mid, p, 0.1);
  grass(c, near, p, 0.12);
  if (light === 'night') infrared(c, p, moths);
  c.drawImage(glass, 0, 0);
}

/** Infrared at night: a leopard crosses the lamp's cone, stops, and its eye throws the light back. */
export const catEye = scene(stage, paint, {
  day: { gain: [1.42, 1.18, 0.82], saturation: 1.3, gamma: 0.8 },
});
