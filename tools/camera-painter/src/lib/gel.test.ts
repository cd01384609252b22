import { expect, it } from 'vitest';
import { seenThrough } from './gel.ts';

it('weighs red, green and blue, in every way a colour is written', () => {
  const gel = { gain: [1, 0.5, 2] } as const;
  for (const colour of ['#804020', 'rgb(128,64,32)', 'rgba(128,64,32,1)'])
    expect(seenThrough(gel, colour)).toBe('rgba(128,32,64,1)');
  expect(seenThrough(gel, '#842')).toBe('rgba(136,34,68,1)');
  expect(seenThrough(gel, 'rgba(128,64,32,0.25)')).toBe('rgba(128,32,64,0.25)');
});

it('takes colour out before it weighs, and never leaves the range', () => {
  expect(seenThrough({ gain: [1, 1, 1], saturation: 0 }, '#ff0000')).toBe('rgba(77,77,77,1)');
  expect(seenThrough({ gain: [3, 3, 3] }, '#808080')).toBe('rgba(255,255,255,1)');
});

it('opens the shadows with a gamma below 1', () => {
  expect(seenThrough({ gain: [1, 1, 1], gamma: 0.5 }, '#404040')).toBe('rgba(128,128,128,1)');
});

it('leaves alone what is no plain colour', () => {
  expect(seenThrough({ gain: [0, 0, 0] }, 'white')).toBe('white');
});
