/// <reference lib="dom" />
// The painters run in a browser page, so they need its types whatever the surrounding project says.
import type { Light } from '../../../simulators/cameras/light.ts';
import { behind, type Gel } from './gel.ts';
import { mix, TURN } from './math.ts';

export type Ctx = OffscreenCanvasRenderingContext2D;
export type Joint = readonly [x: number, y: number, halfWidth: number];
export type Point = readonly [x: number, y: number];

export const WIDTH = 1280;
export const HEIGHT = 720;

/** Paints one moment of a scene; p is the loop position 0..1. */
export type Paint = (c: Ctx, p: number) => void;

/** A scene in one light: builds what never moves once and returns the painter of the rest. */
export type Scene = (light: Light) => Paint;

/** Which gel turns the colours of a scene into those of a light; none where they are written for that light. */
export type Gels = Readonly<Partial<Record<Light, Gel | undefined>>>;

/** A scene from its stage (everything that is built once), the painter of each moment, and its gels. */
export const scene =
  <S>(
    stage: (light: Light) => S,
    paint: (c: Ctx, p: number, set: S, light: Light) => void,
    gels: Gels,
  ): Scene =>
  (light) => {
    const gel = gels[light];
    const set = behind(gel, () => stage(light));
    return (c, p) => behind(gel, () => paint(c, p, set, light));
  };

export function surface(width = WIDTH, height = HEIGHT): Ctx {
  const c = new OffscreenCanvas(Math.ceil(width), Math.ceil(height)).getContext('2d', {
    willReadFrequently: true,
  });
  if (!c) throw new Error('no 2d canvas');
  return c;
}

/** A still layer, painted once. */
export function layer(paint: (c: Ctx) => void, width = WIDTH, height = HEIGHT): OffscreenCanvas {
  const c = surface(width, height);
  paint(c);
  return c.canvas;
}

/** Paints something out of focus. It is blurred once, as a whole: a blur for each stroke takes a hundred times as long. */
export function soften(c: Ctx, blur: number, paint: (sharp: Ctx) => void): void {
  const sharp = layer(paint, c.canvas.width, c.canvas.height);
  c.filter = `blur(${blur}px)`;
  c.drawImage(sharp, 0, 0);
  c.filter = 'none';
}

export function vertical(c: Ctx, y0: number, y1: number, stops: readonly (readonly [number, string])[]) {
  const gradient = c.createLinearGradient(0, y0, 0, y1);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function glow(
  c: Ctx,
  x: number,
  y: number,
  radius: number,
  stops: readonly (readonly [number, string])[],
) {
  const gradient = c.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  c.fillStyle = gradient;
  c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

const spline = (a: number, b: number, d: number, e: number, t: number) =>
  0.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t * t + (3 * b - a - 3 * d + e) * t * t * t);

/** Fills a smooth closed shape through the points. */
export function blob(c: Ctx, points: readonly Point[]): void {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n] as Point;
  c.beginPath();
  c.moveTo(at(0)[0], at(0)[1]);
  for (let i = 0; i < n; i += 1) {
    const [a, b, d, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    c.bezierCurveTo(
      b[0] + (d[0] - a[0]) / 6,
      b[1] + (d[1] - a[1]) / 6,
      d[0] - (e[0] - b[0]) / 6,
      d[1] - (e[1] - b[1]) / 6,
      d[0],
      d[1],
    );
  }
  c.fill();
}

/** Fills a limb: a smooth spine through the joints, as wide as each joint says, with round ends. */
export function limb(c: Ctx, joints: readonly Joint[]): void {
  const left: Point[] = [];
  const right: Point[] = [];
  const at = (i: number) => joints[Math.min(joints.length - 1, Math.max(0, i))] as Joint;
  const sample = (i: number, t: number, k: 0 | 1 | 2) =>
    k === 2 ? mix(at(i)[2], at(i + 1)[2], t) : spline(at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k], t);
  for (let i = 0; i < joints.length - 1; i += 1) {
    for (let s = 0; s <= 8; s += 1) {
      const t = s / 8;
      const [x, y, w] = [sample(i, t, 0), sample(i, t, 1), sample(i, t, 2)];
      const dx = sample(i, t + 0.01, 0) - sample(i, t - 0.01, 0);
      const dy = sample(i, t + 0.01, 1) - sample(i, t - 0.01, 1);
      const length = Math.hypot(dx, dy) || 1;
      left.push([x - (dy / length) * w, y + (dx / length) * w]);
      right.push([x + (dy / length) * w, y - (dx / length) * w]);
    }
  }
  c.beginPath();
  for (const [x, y] of [...left, ...right.reverse()]) c.lineTo(x, y);
  c.closePath();
  c.fill();
  for (const [x, y, w] of [at(0), at(joints.length - 1)]) disc(c, x, y, w);
}

export function disc(c: Ctx, x: number, y: number, rx: number, ry = rx, turn = 0): void {
  c.beginPath();
  c.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, TURN);
  c.fill();
}
