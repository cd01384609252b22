import type { Light } from '../../../simulators/cameras/light.ts';
import { bird } from '../animals/birds.ts';
import { CLAN, patrol } from '../casts/hyena-clan.ts';
import { blob, type Ctx, disc, glow, layer, limb, scene } from '../lib/canvas.ts';
import { cloudBanks, heavens } from '../lib/heavens.ts';
import { acacia, blades, bushline, crown, grass, ground, ridge } from '../lib/land.ts';
import { seeded, wave } from '../lib/math.ts';
import { stone } from '../lib/rock.ts';
import { drift, lens, sky, stars } from '../lib/sky.ts';

function land() {
  return layer((c) => {
    const far = ridge(c, {
      seed: 281,
      y: 350,
      rise: 40,
      span: 360,
      top: '#4f3a58',
      bottom: '#8c5357',
      depth: 80,
    });
    bushline(c, 282, (x) => far(x) + 4, 5, ['#4a3654', '#523c5a']);
    const mid = ridge(c, {
      seed: 284,
      y: 392,
      rise: 14,
      span: 220,
      top: '#33263f',
      bottom: '#5f3c46',
      depth: 60,
    });
    bushline(c, 285, (x) => mid(x) + 9, 18, ['#2c2037', '#33263f', '#271c31']);
    acacia(c, { x: 1120, y: 430, h: 210, seed: 288, trunk: '#1f1626', leaf: '#241a2c', lit: '#5c3a44' });
    crown(c, 289, 60, 400, 130, 60, '#2a1f34', '#593c48', 260);
    c.drawImage(
      ground(
        418,
        [
          [0, '#6d454a'],
          [0.3, '#7d5246'],
          [0.65, '#5c3b37'],
          [1, '#2a1a20'],
        ],
        290,
        ['#9c6a54', '#4a2e30', '#b07c5e'],
      ),
      0,
      0,
    );
    grass(
      c,
      blades({
        seed: 291,
        count: 1500,
        y0: 416,
        y1: 500,
        far: 7,
        near: 24,
        colours: ['#8f5f50', '#6b4645', '#b07c5e', '#523639'],
      }),
    );
  });
}

function hole(c: Ctx) {
  glow(c, 560, 580, 120, [
    [0, 'rgba(10,4,6,0.5)'],
    [1, 'rgba(10,4,6,0)'],
  ]);
  c.fillStyle = '#0e0708';
  blob(c, [
    [470, 602],
    [478, 552],
    [512, 516],
    [564, 504],
    [616, 518],
    [648, 556],
    [654, 602],
    [560, 616],
  ]);
  c.fillStyle = '#63423a';
  blob(c, [
    [420, 640],
    [460, 598],
    [540, 588],
    [600, 592],
    [662, 600],
    [700, 634],
    [560, 660],
  ]);
  c.fillStyle = 'rgba(250,170,116,0.28)';
  limb(c, [
    [470, 598, 2],
    [560, 590, 4],
    [650, 600, 2],
  ]);
}

function mound() {
  return layer((c) => {
    c.fillStyle = '#4d3431';
    blob(c, [
      [300, 600],
      [330, 520],
      [420, 462],
      [540, 434],
      [680, 440],
      [800, 478],
      [880, 540],
      [910, 606],
      [620, 640],
    ]);
    c.globalCompositeOperation = 'source-atop';
    glow(c, 800, 430, 330, [
      [0, 'rgba(240,160,104,0.42)'],
      [1, 'rgba(200,120,80,0)'],
    ]);
    const random = seeded(292);
    for (let i = 0; i < 340; i += 1) {
      c.fillStyle = random() < 0.5 ? 'rgba(40,22,20,0.25)' : 'rgba(220,150,110,0.18)';
      disc(
        c,
        290 + random() * 620,
        430 + random() * 200,
        3 + random() * 14,
        1 + random() * 4,
        random() * 0.5 - 0.2,
      );
    }
    c.globalCompositeOperation = 'source-over';
    hole(c);
    for (const [x, y, w] of [
      [338, 604, 90],
      [890, 612, 110],
      [760, 632, 60],
      [400, 640, 50],
    ] as const)
      stone(c, { x, y, w, h: w * 0.5, seed: x, side: 1, lit: '#d89a72', body: '#7a5348', dark: '#2c1c22' });
  });
}

function stage(light: Light) {
  const heaven =
    light !== 'dusk'
      ? heavens(light, { to: 390, lamp: [1010, 150], variant: 1 })
      : sky(
          [
            [0, '#171a3d'],
            [0.4, '#43305e'],
            [0.7, '#9a4f5f'],
            [0.9, '#e2805a'],
            [1, '#f5a866'],
          ],
          390,
          (c) =>
            glow(c, 1010, 360, 420, [
              [0, 'rgba(255,190,120,0.55)'],
              [1, 'rgba(255,150,90,0)'],
            ]),
        );
  const night = stars(280, 150, 250);
  const banks = cloudBanks(light, 'dusk', [81, 82], {
    count: 9,
    y0: 90,
    y1: 290,
    lit: '#e8805f',
    body: '#4b3260',
    size: 170,
    flat: 0.22,
  });
  const plain = land();
  const den = mound();
  const near = blades({
    seed: 293,
    count: 330,
    y0: 686,
    y1: 770,
    far: 50,
    near: 120,
    colours: ['#1c1016', '#2a1a1f', '#3b2528', '#120a10'],
  });
  const mid = blades({
    seed: 294,
    count: 160,
    y0: 634,
    y1: 670,
    far: 16,
    near: 30,
    colours: ['#63423a', '#5c3b37', '#a06c54'],
  });
  const glass = lens(11, 'rgba(10,2,14,0.58)');
  return { heaven, night, banks, plain, den, near, mid, glass };
}

function paint(c: Ctx, p: number, set: ReturnType<typeof stage>, light: Light) {
  const { heaven, night, banks, plain, den, near, mid, glass } = set;
  c.drawImage(heaven, 0, 0);
  if (light !== 'day') night(c, p);
  drift(c, banks, p, 70);
  if (light !== 'night')
    bird(c, 300 + ((p + 0.2) % 1) * 1300 - 300, 200 + wave(p, 3) * 16, 12, p * 90, '#241a34');
  c.drawImage(plain, 0, 0);
  if (light === 'dusk') patrol(c, p);
  c.drawImage(den, 0, 0);
  CLAN[light](c, p);
  grass(c, mid, p, 0.14);
  grass(c, near, p, 0.14);
  glow(c, 1010, 370, 560, [
    [0, `rgba(255,150,90,${0.16 + wave(p, 1) * 0.03})`],
    [1, 'rgba(255,140,80,0)'],
  ]);
  c.drawImage(glass, 0, 0);
}

/** The den at last light: the mother lies outside, pups look out and play. */
export const hyenaDen = scene(stage, paint, {
  day: { gain: [1.65, 1.95, 1.6], saturation: 0.8, gamma: 0.95 },
  night: { gain: [0.7, 0.98, 1.35], saturation: 0.35 },
});
