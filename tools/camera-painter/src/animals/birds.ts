import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';
import { TURN } from '../lib/math.ts';

/** A bird far away on the wing; `size` is half the span, `beat` counts wing beats. */
export function bird(c: Ctx, x: number, y: number, size: number, beat: number, colour: string): void {
  const lift = Math.sin(beat * TURN);
  c.fillStyle = colour;
  for (const side of [-1, 1]) {
    c.beginPath();
    c.moveTo(x, y + size * 0.12);
    c.quadraticCurveTo(
      x + side * size * 0.4,
      y - size * (0.3 + lift * 0.35),
      x + side * size,
      y - size * lift * 0.55,
    );
    c.quadraticCurveTo(x + side * size * 0.4, y - size * (0.08 + lift * 0.3), x, y + size * 0.28);
    c.fill();
  }
  disc(c, x + size * 0.12, y + size * 0.16, size * 0.3, size * 0.1);
}

export interface HeronPose {
  /** 0 neck drawn in, 1 stretched forward to strike. */
  strike: number;
  /** Head turn -1..1 as a slight sway. */
  look: number;
}

function heronLegs(c: Ctx, colour: string) {
  c.fillStyle = colour;
  limb(c, [
    [-4, -40, 1.6],
    [-2, -22, 1.1],
    [-4, 0, 0.9],
  ]);
  limb(c, [
    [3, -40, 1.6],
    [6, -21, 1.1],
    [5, 0, 0.9],
  ]);
}

/** A heron or egret standing in water, about 100 units high, facing right. */
export function heron(
  c: Ctx,
  x: number,
  y: number,
  s: number,
  colours: { body: string; wing: string; bill: string; leg: string },
  pose: HeronPose,
  flip = false,
): void {
  const k = pose.strike;
  const m = (a: number, b: number) => a + (b - a) * k;
  const [hx, hy] = [m(24, 54) + pose.look * 1.5, m(-97, -44)];
  c.save();
  c.translate(x, y);
  c.scale(flip ? -s : s, s);
  heronLegs(c, colours.leg);
  c.fillStyle = colours.body;
  limb(c, [
    [14, -58, 7],
    [m(22, 30), m(-66, -60), 4.4],
    [m(15, 40), m(-78, -60), 3.2],
    [m(15, 47), m(-90, -54), 2.8],
    [hx - 2, hy, 3],
  ]);
  blob(c, [
    [-34, -36],
    [-22, -50],
    [-4, -61],
    [14, -64],
    [20, -56],
    [14, -44],
    [-2, -37],
    [-18, -35],
  ]);
  limb(c, [
    [hx - 2, hy, 3.6],
    [hx + 4, hy + 1 + k * 2, 2.8],
  ]);
  c.fillStyle = colours.wing;
  blob(c, [
    [-42, -30],
    [-24, -46],
    [-6, -56],
    [8, -54],
    [4, -44],
    [-12, -38],
  ]);
  limb(c, [
    [hx, hy - 2, 1.6],
    [hx - 9, hy - 3, 1],
    [hx - 17, hy, 0.3],
  ]);
  c.fillStyle = colours.bill;
  limb(c, [
    [hx + 5, hy + 1 + k * 2, 1.8],
    [hx + 14, hy + 3 + k * 6, 1.2],
    [hx + 24, hy + 5 + k * 12, 0.3],
  ]);
  c.restore();
}

/** A large heron on the wing, neck folded, legs trailing; `size` in pixels of half the span. */
export function flyingHeron(c: Ctx, x: number, y: number, size: number, beat: number, colour: string): void {
  const lift = Math.sin(beat * TURN);
  c.save();
  c.translate(x, y);
  c.scale(size / 60, size / 60);
  c.fillStyle = colour;
  limb(c, [
    [-34, 3, 1],
    [-14, 2, 1.4],
  ]);
  blob(c, [
    [-16, 1],
    [-2, -5],
    [14, -5],
    [20, 0],
    [10, 5],
    [-6, 5],
  ]);
  limb(c, [
    [16, -1, 3.4],
    [23, 2, 3],
    [25, -4, 2.6],
    [30, -5, 2.4],
  ]);
  limb(c, [
    [30, -5, 1.5],
    [43, -3, 0.3],
  ]);
  // Edge-on wings still show their thickness.
  for (const side of [1, 0.72]) {
    const rise = 14 + 44 * lift * side;
    c.beginPath();
    c.moveTo(12, -3);
    c.bezierCurveTo(10, -rise * 0.4, 2 - 6 * side, -rise * 0.8, -14, -rise);
    c.bezierCurveTo(-20, -rise * 0.6, -17, -rise * 0.2, -8, 1);
    c.fill();
  }
  c.restore();
}
