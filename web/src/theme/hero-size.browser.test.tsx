import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chakra } from '../components/ui.ts';
import { render } from '../test-support/render.tsx';

it.each([
  [1440, '64px'],
  [1920, '64px'],
  [2560, '82px'],
  [3840, '99px'],
])('the headline of home is, in a window %i wide, %s high', async (width, size) => {
  await page.viewport(width, 900);
  render(<chakra.h1 textStyle="hero">Always Live, Always Wild …</chakra.h1>);
  const headline = page.getByRole('heading', { level: 1 }).element();
  expect(getComputedStyle(headline).fontSize).toBe(size);
});
