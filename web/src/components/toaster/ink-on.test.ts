import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, inkOn } from './ink-on.ts';

it('computes known contrasts, and the ink with the higher one', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect([inkOn('#006400'), inkOn('#ffd700'), inkOn('#000000'), inkOn('#ffffff')]).toEqual([
    '#ffffff',
    '#000000',
    '#ffffff',
    '#000000',
  ]);
});

it('R3-044 gives every colour an ink of at least 4.5:1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const ground = `#${value.toString(16).padStart(6, '0')}`;
      expect(contrast(ground, inkOn(ground))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
