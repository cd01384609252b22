import { expect, it } from 'vitest';
import { overPicture } from './over-picture.ts';

it('writes colours without a slash, which Chakra would read as the opacity of a token', () => {
  const colours = [
    overPicture.shade(78),
    overPicture.light(16),
    overPicture.accentEdge(55),
    overPicture.accentInk,
  ];
  expect(colours.filter((colour) => colour.includes('/'))).toEqual([]);
  expect(overPicture.shade(78)).toBe('rgba(8,6,4,0.78)');
});
