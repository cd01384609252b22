import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { Biography } from './biography.tsx';

it.each([
  ['firstBiography', 'Pieter van Wyk', '/wildlife/pieter-van-wyk'],
  ['secondBiography', 'Naledi Khumalo', '/wildlife/naledi-khumalo'],
] as const)('R2-032 ends with the way to the other life, and to About Us: %s', async (of, other, address) => {
  render(<Biography of={of} />);
  await expect.element(page.getByRole('link', { name: other })).toHaveAttribute('href', address);
  await expect
    .element(page.getByRole('link', { name: 'About Us' }))
    .toHaveAttribute('href', '/wildlife/about-us');
});
