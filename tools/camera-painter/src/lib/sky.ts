import { type Ctx, disc, glow, HEIGHT, layer, soften, surface, vertical, WIDTH } from './canvas.ts';
import { mix, seeded, wave } from './math.ts';

export function sky(
  stops: readonly (readonly [number, string])[],
  to: number,
  more?: (c: Ctx) => void,
): OffscreenCanvas {
  return layer((c) => {
    c.fillStyle = vertical(c, 0, to, stops);
    c.fillRect(0, 0, WIDTH, HEIGHT);
    more?.(c);
  });
}

export interface Clouds {
  seed: number;
  count: number;
  y0: number;
  y1: number;
  lit: string;
  body: string;
  size: number;
  flat?: number;
}

/** Banks are wider than the picture, so that a drift never shows their edge. */
const EDGE = 160;
const bank = (blur: number, paint: (c: Ctx) => void) =>
  layer((c) => soften(c, blur, paint), WIDTH + 2 * EDGE);

/** A bank of soft clouds, lit from below by the colour given. */
export function clouds(o: Clouds): OffscreenCanvas {
  return bank(7, (c) => {
    const random = seeded(o.seed);
    for (let i = 0; i < o.count; i += 1) {
      const cx = random() * (WIDTH + 2 * EDGE);
      const cy = mix(o.y0, o.y1, random());
      const length = o.size * (0.6 + random() * 1.4);
      for (let k = 0; k < 22; k += 1) {
        const u = random() * 2 - 1;
        const flat = o.flat ?? 0.5;
        const r = length * 0.16 * (1 - u * u * 0.7) * (0.5 + random() * 0.7);
        c.globalAlpha = 0.12 + random() * 0.14;
        c.fillStyle = o.body;
        disc(c, cx + u * length, cy + (random() - 0.5) * r * 0.5, r * 2.1, r * flat);
        c.fillStyle = o.lit;
        c.globalAlpha *= 0.8;
        disc(c, cx + u * length, cy + r * 0.22 * flat, r * 1.7, r * 0.3 * flat);
      }
    }
  });
}

/** Lets two cloud banks drift; they trade places half a loop apart, so the drift never jumps back. */
export function drift(c: Ctx, banks: readonly OffscreenCanvas[], p: number, distance: number): void {
  banks.forEach((each, i) => {
    const q = (p + i / banks.length) % 1;
    c.globalAlpha = Math.sin(Math.PI * q) ** 2;
    c.drawImage(each, (q - 0.5) * distance - EDGE, 0);
  });
  c.globalAlpha = 1;
}

export function sun(
  c: Ctx,
  x: number,
  y: number,
  r: number,
  core: string,
  halo: readonly (readonly [number, string])[],
  reach: number,
) {
  glow(c, x, y, reach, halo);
  c.fillStyle = core;
  disc(c, x, y, r);
}

/** Stars with a slow twinkle for a few of them. */
export function stars(seed: number, count: number, toY: number) {
  const random = seeded(seed);
  const all = Array.from({ length: count }, () => ({
    x: random() * WIDTH,
    y: random() ** 1.3 * toY,
    r: 0.4 + random() ** 3 * 1.1,
    a: 0.25 + random() * 0.6,
    beat: random() < 0.25 ? 2 + Math.floor(random() * 5) : 0,
    phase: random(),
  }));
  return (c: Ctx, p: number) => {
    c.fillStyle = '#e9eefb';
    for (const s of all) {
      c.globalAlpha =
        s.a * (s.beat ? 0.7 + 0.3 * wave(p, s.beat, s.phase) : 1) * (1 - (s.y / toY) ** 2 * 0.8);
      disc(c, s.x, s.y, s.r);
    }
    c.globalAlpha = 1;
  };
}

/** Mist: long soft banks that drift as clouds do. */
export function mist(
  seed: number,
  y: number,
  thickness: number,
  colour: string,
  strength: number,
): OffscreenCanvas {
  return bank(16, (c) => {
    const random = seeded(seed);
    c.fillStyle = colour;
    for (let i = 0; i < 34; i += 1) {
      c.globalAlpha = strength * (0.2 + random() * 0.5);
      const rx = 90 + random() * 190;
      disc(
        c,
        random() * (WIDTH + 2 * EDGE),
        y + (random() - 0.5) * thickness,
        rx,
        thickness * (0.1 + random() * 0.25),
      );
    }
  });
}

/** The lens: darker corners and a fixed fine grain that costs the encoder nothing between key frames. */
export function lens(seed: number, vignette: string, grain = 0.012): OffscreenCanvas {
  return layer((c) => {
    const g = c.createRadialGradient(
      WIDTH / 2,
      HEIGHT * 0.48,
      HEIGHT * 0.42,
      WIDTH / 2,
      HEIGHT * 0.5,
      WIDTH * 0.62,
    );
    g.addColorStop(0, 'rgba(0,0,0,0)');
    g.addColorStop(1, vignette);
    c.fillStyle = g;
    c.fillRect(0, 0, WIDTH, HEIGHT);
    const random = seeded(seed);
    const noise = surface(WIDTH / 2, HEIGHT / 2);
    const pixels = noise.createImageData(WIDTH / 2, HEIGHT / 2);
    for (let i = 0; i < pixels.data.length; i += 4) {
      const light = random() < 0.5 ? 0 : 255;
      pixels.data.set([light, light, light, 255 * grain * random()], i);
    }
    noise.putImageData(pixels, 0, 0);
    c.drawImage(noise.canvas, 0, 0, WIDTH, HEIGHT);
  });
}
