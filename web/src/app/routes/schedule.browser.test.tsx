import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import { pages } from '../pages.ts';
import ScheduleRoute from './schedule.tsx';

vi.mock(import('../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => undefined,
}));

it('leads from its heading to the calendars in one column, and keeps them in sight beside the shows', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  answerCalls({});
  await page.viewport(390, 844);
  render(<ScheduleRoute page={pages.schedule} />);
  const way = page.getByRole('link', { name: 'Shows in your calendar' });
  await expect.element(way).toBeVisible();
  await expect.element(way).toHaveAttribute('href', '/#calendars');
  expect(way.element().getBoundingClientRect().height).toBe(44);
  const box = page.getByRole('complementary', { name: 'Calendars' });
  expect(document.querySelector('#calendars')).toBe(box.element());
  document.querySelector<HTMLElement>('#calendars')?.focus();
  await expect.element(box).toHaveFocus();
  await page.viewport(1400, 900);
  await expect.element(page.getByText('Shows in your calendar')).not.toBeVisible();
  const place = () => getComputedStyle(box.element().parentElement ?? document.body).position;
  await expect.poll(place).toBe('sticky');
});
