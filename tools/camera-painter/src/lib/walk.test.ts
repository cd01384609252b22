import { expect, it } from 'vitest';
import { crossing } from './walk.ts';

const walk = { from: 0.25, to: 0.75, x0: 0, x1: 148, s: 1 };

it('brings an animal in and out once per loop', () => {
  expect([0, 0.25, 0.75, 1].map((p) => crossing(p, walk))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(crossing(0.5, walk)).toEqual({ x: 74, stride: 1, flip: false });
});

it('turns an animal that walks to the left, and counts its strides from where it began', () => {
  expect(crossing(0.5, { ...walk, x0: 148, x1: 0, s: 0.5 })).toEqual({ x: 74, stride: 2, flip: true });
});
