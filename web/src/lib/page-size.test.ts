import { expect, it } from 'vitest';
import { databasePageSize } from './page-size.ts';

it.each([
  [1024, 12],
  [1023, 6],
  [601, 6],
  [600, 4],
  [390, 4],
])('R9-008 R9-009 a screen of %i pixels asks for %i at once', (width, size) => {
  expect(databasePageSize(width)).toBe(size);
});
