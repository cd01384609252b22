import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { contrast } from '../toaster/ink-on.ts';
import { TextField } from './text-field.tsx';

afterEach(() => {
  document.documentElement.classList.remove('dark', 'light');
});

/** A computed colour as `#rrggbb`. */
function hexOf(colour: string): string {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) throw new Error('No canvas.');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

it.each([
  'dark',
  'light',
])('has a visible edge in the %s theme, on the page and in a dialog', async (theme) => {
  document.documentElement.classList.add(theme);
  render(<TextField label="Email" />);
  const field = page.getByLabelText('Email');
  await expect.element(field).toBeVisible();
  const edge = hexOf(getComputedStyle(field.element()).borderTopColor);
  for (const ground of ['ground', 'surface']) {
    const behind = getComputedStyle(document.documentElement).getPropertyValue(`--b-colors-${ground}`);
    expect(contrast(edge, hexOf(behind))).toBeGreaterThanOrEqual(3);
  }
});
