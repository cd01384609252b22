import { blob, type Ctx, disc, limb } from '../lib/canvas.ts';

export interface CatShape {
  /** 1 is a lion; slimmer cats have less. */
  bulk: number;
  headSize: number;
}

export interface CatRest {
  /** -1..1 how the tail's end lies. */
  tail: number;
  /** -1 chin on the paws, 0 easy, 1 head high. */
  head: number;
  breath: number;
  ear?: number;
  /** The tail hangs down, as from a rock. */
  hanging?: boolean;
}

export const restingHead = (pose: CatRest) =>
  [57 + Math.min(0, pose.head) * -8, -50 - pose.head * 8 + Math.max(0, -pose.head) * 22] as const;

/** A cat's head in profile around its own centre; the nose points right. */
export function catHead(c: Ctx, x: number, y: number, size: number, ear = 0): void {
  c.save();
  c.translate(x, y);
  c.scale(size, size);
  disc(c, -1, -13 + ear, 3.6, 4.4, 0.2);
  blob(c, [
    [-14, 2],
    [-13, -7],
    [-6, -13],
    [2, -13.5],
    [8, -10],
    [14, -5.5],
    [20.5, -3],
    [23, 1],
    [22, 5.5],
    [20, 9.5],
    [15, 12],
    [8, 11.5],
    [2, 12],
    [-7, 13],
  ]);
  disc(c, -8, -12 + ear, 4.8, 5, -0.3);
  c.restore();
}

/** Eye, nose, mouth and ear of a cat's head. */
export function catFace(c: Ctx, x: number, y: number, size: number, eye: string): void {
  c.save();
  c.translate(x, y);
  c.scale(size, size);
  c.fillStyle = 'rgba(255,240,214,0.4)';
  blob(c, [
    [12, 4],
    [18, 3],
    [22, 6],
    [19, 10],
    [13, 11.5],
    [8, 9],
  ]);
  c.fillStyle = 'rgba(24,12,6,0.9)';
  blob(c, [
    [20, -3.2],
    [23.4, -1.4],
    [23.2, 1.4],
    [20.6, 0.6],
  ]);
  limb(c, [
    [22, 4.6, 0.6],
    [18, 7, 0.55],
    [13, 6.6, 0.3],
  ]);
  limb(c, [
    [5, -5.6, 0.4],
    [9, -6.4, 1.5],
    [12.4, -4.6, 0.3],
  ]);
  c.fillStyle = eye;
  disc(c, 9, -6, 0.9);
  c.fillStyle = 'rgba(24,12,6,0.4)';
  disc(c, -8, -12, 2.6, 2.9, -0.3);
  c.restore();
}

function restingTail(c: Ctx, pose: CatRest) {
  const t = pose.tail;
  if (pose.hanging)
    limb(c, [
      [-52, -14, 4],
      [-66, -6, 3.2],
      [-76, 12, 2.9],
      [-78 + t * 4, 36, 2.7],
      [-76 + t * 12, 56, 2.6],
      [-68 + t * 16, 64, 2.2],
    ]);
  else
    limb(c, [
      [-52, -10, 4],
      [-70, -3, 2.7],
      [-86, -3 - t * 2, 2.2],
      [-98, -6 - t * 8, 1.9],
      [-105, -10 - t * 16, 1.7],
    ]);
}

/** A cat at rest on its elbows: body, legs, tail, neck and head. */
export function restingCat(c: Ctx, shape: CatShape, pose: CatRest, near: () => void): void {
  const b = pose.breath;
  const k = shape.bulk;
  limb(c, [
    [24, -14, 8],
    [40, -5, 5.6],
    [60, -3.4, 4.2],
    [72, -3.4, 4.8],
  ]);
  near();
  restingTail(c, pose);
  blob(c, [
    [-56, -4],
    [-61, -18],
    [-57, -32 * k],
    [-44, -40 * k],
    [-24, -40 * k - b],
    [-4, -37 * k - b * 1.4],
    [14, -41 * k - b],
    [30, -49 * k],
    [44, -46 * k],
    [50, -28],
    [44, -6],
    [20, -1],
    [-30, 0],
  ]);
  limb(c, [
    [-44, -16, 14 * k],
    [-30, -8, 8],
    [-14, -4, 4.8],
    [0, -3.6, 4.6],
  ]);
  limb(c, [
    [36, -26, 10 * k],
    [42, -12, 7.4],
    [54, -5, 5.4],
    [76, -4, 4.4],
    [82, -4.2, 5],
  ]);
  const [hx, hy] = restingHead(pose);
  limb(c, [
    [30, -36, 14 * k],
    [42, -42, 12.5 * k],
    [hx - 5, hy + 1, 10.5 * shape.headSize],
  ]);
  catHead(c, hx, hy, shape.headSize, pose.ear);
}

/** The lines of haunch and shoulder of a resting cat. */
export function restingLines(c: Ctx, colour: string): void {
  c.strokeStyle = colour;
  c.lineWidth = 1.5;
  c.beginPath();
  c.moveTo(-26, -34);
  c.bezierCurveTo(-14, -28, -14, -14, -24, -8);
  c.moveTo(28, -38);
  c.bezierCurveTo(20, -26, 26, -14, 38, -9);
  c.moveTo(-30, -3);
  c.lineTo(-4, -1);
  c.stroke();
}

export interface CatWalk {
  /** Counts strides; one leg cycle per unit. */
  stride: number;
  tail: number;
  /** -1 nose to the ground, 0 level. */
  head: number;
}

function pace(c: Ctx, x: number, y: number, w: number, phase: number, hind: boolean) {
  const swing = Math.sin(phase * Math.PI * 2);
  const lift = Math.max(0, Math.cos(phase * Math.PI * 2)) * 6;
  const bend = hind ? -6 : 3;
  limb(c, [
    [x, y, w],
    [x + swing * 4 - bend * 0.6, y * 0.62, w * 0.72],
    [x + swing * 10 + bend * 0.9, y * 0.34 - lift * 0.6, w * 0.46],
    [x + swing * 15, -4 - lift, 3.5],
    [x + swing * 15 + 5, -2.6 - lift, 3.5],
  ]);
}

export const walkingHead = (pose: CatWalk) =>
  [58, -64 - pose.head * -14 + Math.sin(pose.stride * Math.PI * 4) * 0.8] as const;

/** A slim cat walking. */
export function walkingCat(c: Ctx, headSize: number, pose: CatWalk, near: () => void): void {
  const s = pose.stride;
  const t = pose.tail;
  pace(c, 22, -48, 8, s + 0.5, false);
  pace(c, -34, -48, 11, s + 0.3, true);
  near();
  limb(c, [
    [-48, -58, 4.4],
    [-64, -48, 3.4],
    [-78, -32, 3.1],
    [-92, -24, 3],
    [-106, -28 - t * 6, 2.8],
    [-114, -38 - t * 10, 2.2],
  ]);
  blob(c, [
    [-53, -48],
    [-50, -60],
    [-34, -67],
    [-10, -64],
    [14, -65],
    [32, -69],
    [44, -60],
    [40, -46],
    [22, -37],
    [-6, -38],
    [-30, -41],
    [-46, -40],
  ]);
  pace(c, 30, -52, 9.5, s, false);
  pace(c, -41, -52, 13, s + 0.8, true);
  const [hx, hy] = walkingHead(pose);
  limb(c, [
    [30, -57, 12],
    [44, -60, 10.5],
    [hx - 4, hy + 1, 8.6],
  ]);
  catHead(c, hx, hy, headSize);
}
