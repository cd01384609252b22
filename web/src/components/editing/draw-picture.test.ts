import { expect, it } from 'vitest';
import { cropOf, WHOLE } from './draw-picture.ts';

it('takes as much of a picture as fits, from its middle', () => {
  expect(cropOf({ width: 2560, height: 1440 }, WHOLE)).toEqual({
    left: 0,
    top: 0,
    width: 2560,
    height: 1440,
  });
  expect(cropOf({ width: 1280, height: 1280 }, WHOLE)).toEqual({
    left: 0,
    top: 280,
    width: 1280,
    height: 720,
  });
});

it('goes closer around the chosen place, and never past the edge', () => {
  const picture = { width: 1280, height: 720 };
  expect(cropOf(picture, { x: 0, y: 1, zoom: 2 })).toEqual({ left: 0, top: 360, width: 640, height: 360 });
  expect(cropOf(picture, { x: 1, y: 0.5, zoom: 4 })).toEqual({
    left: 960,
    top: 270,
    width: 320,
    height: 180,
  });
});
