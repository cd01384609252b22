import { type Ctx, disc, HEIGHT, layer, limb, vertical, WIDTH } from './canvas.ts';
import { mix, ridgeNoise, seeded, wave } from './math.ts';

export interface Ridge {
  seed: number;
  /** Mean height of the line, and how far it rises and falls, in pixels. */
  y: number;
  rise: number;
  /** Pixels per feature: large is gentle. */
  span: number;
  top: string;
  bottom: string;
  depth?: number;
  octaves?: number;
}

/** A line of hills with its own air: top colour at the ridge, fading to bottom over `depth` pixels. */
export function ridge(c: Ctx, r: Ridge): (x: number) => number {
  const noise = ridgeNoise(r.seed, r.octaves ?? 5);
  const line = (x: number) => r.y - noise(x / r.span) * r.rise;
  c.fillStyle = vertical(c, r.y - r.rise, r.y + (r.depth ?? 120), [
    [0, r.top],
    [1, r.bottom],
  ]);
  c.beginPath();
  c.moveTo(0, HEIGHT);
  for (let x = 0; x <= WIDTH; x += 2) c.lineTo(x, line(x));
  c.lineTo(WIDTH, HEIGHT);
  c.fill();
  return line;
}

/** A far bushline: many small crowns along a ridge. */
export function bushline(c: Ctx, seed: number, line: (x: number) => number, size: number, colours: string[]) {
  const random = seeded(seed);
  for (let x = -20; x < WIDTH + 20; x += size * (0.35 + random() * 0.9)) {
    const s = size * (0.4 + random() * random() * 1.3);
    c.fillStyle = colours[Math.floor(random() * colours.length)] ?? '#000';
    const y = line(x);
    disc(c, x, y - s * 0.32, s * 0.75, s * 0.48);
    disc(c, x + s * 0.3, y - s * 0.55, s * 0.45, s * 0.32);
  }
}

/** Crown of leaves: clumps of small discs, the upper ones lit. */
export function crown(
  c: Ctx,
  seed: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  dark: string,
  lit: string,
  n = 150,
) {
  const random = seeded(seed);
  c.fillStyle = dark;
  for (let i = 0; i < n; i += 1) {
    const a = random() * Math.PI * 2;
    const d = Math.sqrt(random());
    const size = (0.05 + random() * 0.09) * rx;
    disc(c, x + Math.cos(a) * d * rx, y + Math.sin(a) * d * ry, size * 1.25, size * 0.62);
  }
  c.save();
  c.fillStyle = lit;
  for (let i = 0; i < n * 3; i += 1) {
    const a = random() * Math.PI * 2;
    const d = Math.sqrt(random()) * 0.98;
    const height = -Math.sin(a) * d;
    const size = (0.016 + random() * 0.034) * rx;
    if (random() > 0.34 + height * 0.55) continue;
    c.globalAlpha = 0.35 + 0.55 * Math.max(0, height) * random() + 0.1;
    disc(c, x + Math.cos(a) * d * rx, y + Math.sin(a) * d * ry - ry * 0.1, size * 1.3, size * 0.6);
  }
  c.restore();
}

export interface Tree {
  x: number;
  y: number;
  /** Height in pixels. */
  h: number;
  seed: number;
  trunk: string;
  leaf: string;
  lit: string;
}

/** An umbrella thorn: forked trunk, flat layered crown. */
export function acacia(c: Ctx, t: Tree): void {
  const random = seeded(t.seed);
  const { x, y, h } = t;
  c.save();
  c.beginPath();
  c.rect(0, 0, WIDTH, y + 1);
  c.clip();
  c.fillStyle = t.trunk;
  limb(c, [
    [x, y + 8, h * 0.06],
    [x, y - h * 0.05, h * 0.038],
    [x + h * 0.01, y - h * 0.2, h * 0.028],
    [x - h * 0.02, y - h * 0.4, h * 0.024],
  ]);
  const tips: [number, number][] = [];
  for (let i = 0; i < 7; i += 1) {
    const k = i / 6 - 0.5;
    const tx = x + k * h * 1.15 + (random() - 0.5) * h * 0.08;
    const ty = y - h * (0.86 - Math.abs(k) * 0.3) + random() * h * 0.05;
    tips.push([tx, ty]);
    limb(c, [
      [x - h * 0.015, y - h * (0.36 + random() * 0.05), h * 0.016],
      [mix(x, tx, 0.45), mix(y - h * 0.42, ty, 0.35), h * 0.01],
      [tx, ty, h * 0.004],
    ]);
  }
  tips.forEach(([tx, ty], i) => {
    crown(c, t.seed * 31 + i, tx, ty, h * (0.2 + random() * 0.07), h * 0.065, t.leaf, t.lit, 95);
  });
  crown(c, t.seed * 31 + 9, x, y - h * 0.92, h * 0.4, h * 0.06, t.leaf, t.lit, 150);
  c.restore();
}

/** A bare tree: branches that fork and thin. */
export function deadwood(
  c: Ctx,
  seed: number,
  x: number,
  y: number,
  length: number,
  angle: number,
  width: number,
): void {
  const random = seeded(seed);
  const grow = (bx: number, by: number, a: number, l: number, w: number, depth: number) => {
    const bend = (random() - 0.5) * 0.5;
    const mx = bx + Math.cos(a) * l * 0.5;
    const my = by + Math.sin(a) * l * 0.5;
    const ex = mx + Math.cos(a + bend) * l * 0.5;
    const ey = my + Math.sin(a + bend) * l * 0.5;
    limb(c, [
      [bx, by, w],
      [mx, my, w * 0.82],
      [ex, ey, w * 0.6],
    ]);
    if (depth === 0) return;
    const forks = random() < 0.35 ? 3 : 2;
    for (let i = 0; i < forks; i += 1) {
      const spread = (i / (forks - 1) - 0.5) * (0.9 + random() * 0.5) + (random() - 0.5) * 0.25;
      grow(ex, ey, a + bend * 0.5 + spread, l * (0.62 + random() * 0.2), w * 0.58, depth - 1);
    }
  };
  grow(x, y, angle, length, width, 5);
}

export interface Blades {
  seed: number;
  count: number;
  /** Band of ground the blades grow in, far edge first; near blades are taller. */
  y0: number;
  y1: number;
  far: number;
  near: number;
  colours: readonly string[];
  x0?: number;
  x1?: number;
  lean?: number;
}

interface Blade {
  x: number;
  y: number;
  h: number;
  w: number;
  lean: number;
  colour: string;
}

/** Grass of a band, sorted from far to near. */
export function blades(b: Blades): Blade[] {
  const random = seeded(b.seed);
  const all: Blade[] = [];
  for (let i = 0; i < b.count; i += 1) {
    const depth = random();
    const h = mix(b.far, b.near, depth) * (0.55 + random() * 0.75);
    all.push({
      x: mix(b.x0 ?? -30, b.x1 ?? WIDTH + 30, random()),
      y: mix(b.y0, b.y1, depth),
      h,
      w: Math.max(0.7, h * 0.035),
      lean: (random() - 0.5) * 0.7 + (b.lean ?? 0),
      colour: b.colours[Math.floor(random() * b.colours.length)] ?? '#000',
    });
  }
  return all.sort((p, q) => p.y - q.y);
}

/** Draws grass; with a loop position it sways in gusts that travel across the picture. */
export function grass(c: Ctx, all: readonly Blade[], p?: number, strength = 0.16): void {
  for (const b of all) {
    const gust =
      p === undefined ? 0 : (wave(p, 7, -b.x / 900) * 0.6 + wave(p, 16, b.x / 140) * 0.4) * strength;
    const tip = b.x + (b.lean + gust) * b.h;
    c.fillStyle = b.colour;
    c.beginPath();
    c.moveTo(b.x - b.w, b.y);
    c.quadraticCurveTo(b.x - b.w * 0.3 + b.lean * b.h * 0.2, b.y - b.h * 0.6, tip, b.y - b.h);
    c.quadraticCurveTo(b.x + b.w + b.lean * b.h * 0.2, b.y - b.h * 0.5, b.x + b.w, b.y);
    c.fill();
  }
}

/** Bare ground: gradient with flecks that get larger towards the viewer. */
export function ground(
  y0: number,
  stops: readonly (readonly [number, string])[],
  seed: number,
  flecks: string[],
) {
  return layer((c) => {
    c.fillStyle = vertical(c, y0, HEIGHT, stops);
    c.fillRect(0, y0, WIDTH, HEIGHT - y0);
    const random = seeded(seed);
    for (let i = 0; i < 2600; i += 1) {
      const d = random() ** 1.4;
      c.fillStyle = flecks[Math.floor(random() * flecks.length)] ?? '#000';
      c.globalAlpha = 0.1 + random() * 0.3;
      disc(c, random() * WIDTH, mix(y0 + 2, HEIGHT, d), mix(1.2, 12, d) * (0.4 + random()), mix(0.4, 2.4, d));
    }
  });
}
