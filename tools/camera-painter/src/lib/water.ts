import { type Ctx, disc, HEIGHT, surface, vertical, WIDTH } from './canvas.ts';
import { mix, seeded, TURN, wave } from './math.ts';

export interface Water {
  /** The far shore, and where the water ends towards the viewer. */
  y0: number;
  y1: number;
  tint: readonly (readonly [number, string])[];
  /** Displacement of the reflection in pixels at the near edge. */
  ripple: number;
  /** How much of the reflection is compressed: 1 mirrors at full height. */
  squash?: number;
  cycles?: number;
}

const mirror = surface();

/** Overscan, so that a displaced strip never shows the edge of the picture. */
const OVER = 14;

/** Where an object in the water at y is painted in the mirror's source, so that its reflection touches it. */
export const footing = (w: Water, y: number) => w.y0 - (y - w.y0) * (w.squash ?? 1);

/** Mirrors what is painted above y0 (in `source`, or in the picture itself) in rippling strips, and tints it. */
export function reflect(c: Ctx, w: Water, p: number, source: OffscreenCanvas = c.canvas): void {
  mirror.clearRect(0, 0, WIDTH, HEIGHT);
  mirror.drawImage(source, 0, 0);
  const squash = w.squash ?? 1;
  const cycles = w.cycles ?? 9;
  const strip = 3;
  for (let y = w.y0; y < w.y1; y += strip) {
    const depth = (y - w.y0) / (w.y1 - w.y0);
    const density = mix(0.34, 0.055, depth);
    const sway =
      Math.sin(y * density + TURN * p * cycles) + Math.sin(y * density * 0.57 - TURN * p * (cycles - 3));
    const dx = sway * w.ripple * (0.12 + depth * 0.5);
    const dy = Math.sin(y * density * 1.3 + TURN * p * (cycles + 2)) * w.ripple * depth * 0.6;
    const from = Math.max(0, w.y0 - (y - w.y0) * squash - strip * squash + dy);
    c.drawImage(mirror.canvas, 0, from, WIDTH, strip * squash, dx - OVER, y, WIDTH + OVER * 2, strip);
  }
  c.fillStyle = vertical(c, w.y0, w.y1, w.tint);
  c.fillRect(0, w.y0, WIDTH, w.y1 - w.y0);
}

/** Small glints that come and go, denser towards `cx` (under the sun). */
export function glints(
  seed: number,
  count: number,
  y0: number,
  y1: number,
  colour: string,
  cx: number,
  spread: number,
) {
  const random = seeded(seed);
  const all = Array.from({ length: count }, () => {
    const d = random() ** 1.5;
    const side = (random() + random() + random() - 1.5) / 1.5;
    return {
      x: cx + side * spread * (0.5 + d),
      y: mix(y0, y1, d),
      w: mix(4, 34, d) * (0.4 + random()),
      cycles: 5 + Math.floor(random() * 9),
      phase: random(),
    };
  });
  return (c: Ctx, p: number) => {
    c.fillStyle = colour;
    for (const g of all) {
      const a = wave(p, g.cycles, g.phase);
      if (a <= 0) continue;
      c.globalAlpha = a * 0.55;
      disc(c, g.x + wave(p, 3, g.phase) * 4, g.y, g.w * (0.5 + a * 0.5), Math.max(0.6, g.w * 0.05));
    }
    c.globalAlpha = 1;
  };
}

/** Rings that spread from something in the water, `rate` per loop. */
export function rings(
  c: Ctx,
  x: number,
  y: number,
  p: number,
  rate: number,
  reach: number,
  colour: string,
  phase = 0,
): void {
  c.strokeStyle = colour;
  for (let i = 0; i < 3; i += 1) {
    const q = (p * rate + i / 3 + phase) % 1;
    c.globalAlpha = (1 - q) * 0.5 * Math.min(1, q * 5);
    c.lineWidth = 1.6 - q;
    c.beginPath();
    c.ellipse(x, y, reach * (0.2 + q), reach * 0.16 * (0.2 + q), 0, 0, TURN);
    c.stroke();
  }
  c.globalAlpha = 1;
}
