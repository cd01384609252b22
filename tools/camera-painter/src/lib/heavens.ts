import type { Light } from '../../../simulators/cameras/light.ts';
import { type Ctx, disc, glow } from './canvas.ts';
import { behind, type Gel } from './gel.ts';
import { type Clouds, clouds, sky, stars, sun } from './sky.ts';

/** How a scene that is written in daylight looks in the other lights. */
export const FROM_DAY: Readonly<Record<Light, Gel | undefined>> = {
  dawn: { gain: [0.98, 0.84, 0.84], saturation: 0.8 },
  day: undefined,
  dusk: { gain: [0.86, 0.6, 0.54], saturation: 0.95, gamma: 1.05 },
  night: { gain: [0.44, 0.58, 0.88], saturation: 0.4, gamma: 1.08 },
};

type Stops = readonly (readonly [number, string])[];

/** Two skies of each light, so that neighbours in a list of cameras do not share one. */
const SKIES: Readonly<Record<Light, readonly [Stops, Stops]>> = {
  dawn: [
    [
      [0, '#6d86ad'],
      [0.45, '#c3b3bd'],
      [0.8, '#f3c7a4'],
      [1, '#ffe3b8'],
    ],
    [
      [0, '#7f9bb8'],
      [0.5, '#d9c6c0'],
      [1, '#fbdcb6'],
    ],
  ],
  day: [
    [
      [0, '#4f8cc4'],
      [0.55, '#a3cadf'],
      [1, '#e9ecdd'],
    ],
    [
      [0, '#6ea3c9'],
      [0.5, '#bcd6df'],
      [1, '#f2ead0'],
    ],
  ],
  dusk: [
    [
      [0, '#2c3468'],
      [0.4, '#7a5283'],
      [0.72, '#d9775f'],
      [0.9, '#f7ab66'],
      [1, '#ffd28c'],
    ],
    [
      [0, '#3d4a7c'],
      [0.4, '#94688c'],
      [0.75, '#e9926c'],
      [1, '#ffd79a'],
    ],
  ],
  night: [
    [
      [0, '#0a1230'],
      [0.45, '#1c2f5c'],
      [0.8, '#41618f'],
      [1, '#6f8aae'],
    ],
    [
      [0, '#0b1426'],
      [0.5, '#1d3550'],
      [0.85, '#3f6478'],
      [1, '#6c8c98'],
    ],
  ],
};

const CLOUDS: Readonly<Record<Light, { lit: string; body: string }>> = {
  dawn: { lit: '#ffe2c4', body: '#b9a9b8' },
  day: { lit: '#ffffff', body: '#dfe6ea' },
  dusk: { lit: '#ff9f76', body: '#6d4f7c' },
  night: { lit: '#7d93bd', body: '#2f426e' },
};

export interface Heavens {
  /** The height of the horizon in pixels. */
  to: number;
  /** Where the moon and the sun of the day stand; at dawn and dusk the sun is lower, at `low`. */
  lamp: readonly [x: number, y: number];
  low?: number;
  variant: 0 | 1;
}

function moon(c: Ctx, x: number, y: number, r: number): void {
  glow(c, x, y, r * 13, [
    [0, 'rgba(206,220,255,0.5)'],
    [0.3, 'rgba(170,195,245,0.18)'],
    [1, 'rgba(150,175,240,0)'],
  ]);
  c.fillStyle = '#f2f1e6';
  disc(c, x, y, r);
  c.fillStyle = 'rgba(176,184,202,0.45)';
  for (const [dx, dy, size] of [
    [-0.34, -0.24, 0.26],
    [0.34, 0.32, 0.18],
    [0.22, -0.4, 0.14],
    [-0.22, 0.45, 0.12],
  ] as const)
    disc(c, x + dx * r, y + dy * r, size * r, size * r * 0.85);
}

function lamp(c: Ctx, light: Light, { to, lamp: [x, y], low = to - 60 }: Heavens): void {
  if (light === 'night') return moon(c, x, y, 26);
  if (light === 'day') {
    return glow(c, x, Math.min(y, 60), 560, [
      [0, 'rgba(255,252,235,0.8)'],
      [1, 'rgba(255,250,230,0)'],
    ]);
  }
  const halo: Stops =
    light === 'dawn'
      ? [
          [0, 'rgba(255,246,222,1)'],
          [0.2, 'rgba(255,224,180,0.55)'],
          [1, 'rgba(255,210,170,0)'],
        ]
      : [
          [0, 'rgba(255,236,190,1)'],
          [0.14, 'rgba(255,196,118,0.7)'],
          [0.5, 'rgba(255,140,80,0.24)'],
          [1, 'rgba(255,120,80,0)'],
        ];
  sun(c, x, low, light === 'dawn' ? 30 : 36, '#fff3cf', halo, 500);
}

/** The sky of a light, painted in its own colours whatever gel the land has. */
export const heavens = (light: Light, place: Heavens): OffscreenCanvas =>
  behind(undefined, () => sky(SKIES[light][place.variant], place.to, (c) => lamp(c, light, place)));

/** Stars of a night, and none in the other lights. */
export function starlight(light: Light, seed: number, toY: number): (c: Ctx, p: number) => void {
  if (light !== 'night') return () => {};
  const paint = stars(seed, 240, toY);
  return (c, p) => behind(undefined, () => paint(c, p));
}

/** Clouds in the colours of a light; in the scene's own light they keep those given. */
export const cloudBanks = (light: Light, own: Light, seeds: readonly number[], look: Omit<Clouds, 'seed'>) =>
  seeds.map((seed) =>
    behind(undefined, () => clouds({ ...look, seed, ...(light === own ? {} : CLOUDS[light]) })),
  );
