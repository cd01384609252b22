import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readCookie } from '../../lib/cookies.ts';
import { render } from '../../test-support/render.tsx';
import type { PerRow } from './columns.ts';
import { createPerRowChoice, type PerRowChoice } from './per-row-choice.ts';
import { PerRowToggle } from './per-row-toggle.tsx';
import { usePerRow } from './use-per-row.ts';

function Shelf({ choice, initial }: { choice: PerRowChoice; initial: PerRow }) {
  const { measure, ...perRow } = usePerRow(choice, initial);
  return (
    <div ref={measure}>
      <PerRowToggle perRow={perRow} label="Videos per row" words="Videos Per Row" />
      <p>{perRow.columns} columns</p>
    </div>
  );
}

const number = (perRow: number) => page.getByRole('button', { name: String(perRow) });

it('shows its own number until the viewer chooses, and keeps the choice in a cookie', async () => {
  await page.viewport(1440, 900);
  const choice = createPerRowChoice('testPerRow', { leastKept: 2 });
  render(<Shelf choice={choice} initial={2} />, { style: 'width:1000px' });
  await expect.element(page.getByText('2 columns')).toBeVisible();
  expect(readCookie('testPerRow')).toBeUndefined();
  await number(3).click();
  await expect.element(page.getByText('3 columns')).toBeVisible();
  await expect.element(number(3)).toHaveAttribute('aria-pressed', 'true');
  expect(readCookie('testPerRow')).toBe('3');
  await number(1).click();
  await expect.element(page.getByText('1 columns')).toBeVisible();
  expect(readCookie('testPerRow')).toBe('3');
});

it('takes the number of the cookie on another page, reduced to what fits', async () => {
  await page.viewport(1440, 900);
  document.cookie = 'otherPerRow=4; path=/';
  const choice = createPerRowChoice('otherPerRow');
  render(<Shelf choice={choice} initial={2} />, { style: 'width:720px' });
  await expect.element(page.getByText('3 columns')).toBeVisible();
  expect(number(4).elements()).toEqual([]);
});
