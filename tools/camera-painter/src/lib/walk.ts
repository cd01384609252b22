import { mix } from './math.ts';

export interface Crossing {
  /** Loop positions at which it enters and has left. */
  from: number;
  to: number;
  x0: number;
  x1: number;
  s: number;
}

/** Units that a medium-sized animal moves with one stride. */
const STRIDE = 74;

/** Where an animal is that walks through the picture once per loop, and its strides so far; nothing while it is away. */
export function crossing(p: number, o: Crossing): { x: number; stride: number; flip: boolean } | undefined {
  if (p <= o.from || p >= o.to) return undefined;
  const x = mix(o.x0, o.x1, (p - o.from) / (o.to - o.from));
  return { x, stride: Math.abs(x - o.x0) / (STRIDE * o.s), flip: o.x1 < o.x0 };
}
