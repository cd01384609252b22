import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { CameraContainer } from './camera-container.tsx';
import { CamerasPerRow } from './cameras-per-row.tsx';

afterEach(() => {
  delete document.documentElement.dataset.streamsPerRow;
});

const shown = (width: number) =>
  render(
    <CameraContainer>
      <CamerasPerRow />
    </CameraContainer>,
    { style: `width:${width}px` },
  );
const offered = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);

it.each([
  [940, ['1', '2', '3', '4']],
  [939, ['1', '2', '3']],
  [699, ['1', '2']],
  [459, []],
])('R9-031 R9-032 offers in a list of %i pixels the numbers %j', async (width, numbers) => {
  await page.viewport(1440, 900);
  shown(width);
  await expect.poll(offered).toEqual(numbers);
});

it('R9-031 presses the largest number that fits where a larger one is stored', async () => {
  await page.viewport(1440, 900);
  document.documentElement.dataset.streamsPerRow = '4';
  shown(720);
  await expect.element(page.getByRole('button', { name: '3' })).toHaveAttribute('aria-pressed', 'true');
  const grounds = page
    .getByRole('button')
    .elements()
    .map((button) => getComputedStyle(button).backgroundColor);
  expect(grounds).toHaveLength(3);
  expect(grounds[2]).not.toBe(grounds[1]);
  expect(grounds[0]).toBe(grounds[1]);
});
