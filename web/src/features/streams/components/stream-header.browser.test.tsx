import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { StreamClocks } from './stream-clocks.tsx';
import { StreamHeader } from './stream-header.tsx';

const header = (
  <StreamHeader name="Tau">
    <StreamClocks />
    <button type="button">Share</button>
  </StreamHeader>
);

it.each([390, 820])('has the clocks at its left end and the buttons at its right, at %i', async (width) => {
  await page.viewport(width, 844);
  render(header);
  const all = document.querySelector('[data-stream-header]')?.getBoundingClientRect();
  const button = page.getByRole('button', { name: 'Share' }).element();
  const clocks = button.previousElementSibling;
  expect(button.getBoundingClientRect().right).toBeCloseTo(all?.right ?? 0);
  expect(clocks?.getBoundingClientRect().left).toBeCloseTo(all?.left ?? -1);
});
