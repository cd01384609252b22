import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../test-support/render.tsx';
import { Illustration } from './picture.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

it.each([
  [844, 600, 360],
  [844, 390, 175.5],
])('a picture in a column of 640 pixels, in a window of %i by %i, is %d high', async (width, height, expected) => {
  await page.viewport(width, height);
  const { host } = render(<Illustration picture={PIXEL} alt="" />, { style: 'width:640px' });
  const box = host.querySelector('img')?.getBoundingClientRect();
  expect(box?.width).toBe(640);
  expect(box?.height).toBeCloseTo(expected, 0);
});
