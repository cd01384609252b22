import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { publishedSchedule } from './published-schedule.later.ts';
import { useSchedule } from './schedule.ts';

const live = vi.hoisted(() => ({ site: undefined as unknown }));
vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => live.site as LiveSite | undefined,
}));
vi.mock(import('./published-schedule.later.ts'));

const second = { ...plannedView, id: 13, title: 'Elephants at breakfast' };
const siteWith = (schedule: number, shows: object[] = []) => ({
  versions: { streams: 0, show_types: 0, schedule },
  shows,
});

function Titles() {
  const { value } = useSchedule();
  return (
    <ul>
      {value?.map(({ id, title, on_air }) => (
        <li key={id}>{on_air ? `${title}, on air` : title}</li>
      ))}
    </ul>
  );
}

const titles = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent);

it('follows the live document: a start costs no read, a new version one', async () => {
  const calls = answerCalls({ '/api/schedule': { data: { version: 4, schedule: [plannedView] } } });
  const published = vi.mocked(publishedSchedule.read);
  published.mockResolvedValue({ version: 5, schedule: [plannedView, second] });
  live.site = siteWith(4);
  const { rerender } = render(<Titles />);
  await expect.poll(titles).toEqual(['Sunrise at Tau']);
  live.site = siteWith(4, [{ ...plannedView, on_air: true }]);
  rerender(<Titles />);
  await expect.poll(titles).toEqual(['Sunrise at Tau, on air']);
  expect(calls.map(({ path }) => path)).toEqual(['/api/schedule']);
  expect(published).not.toHaveBeenCalled();
  live.site = siteWith(5);
  rerender(<Titles />);
  await expect.poll(titles).toEqual(['Sunrise at Tau', 'Elephants at breakfast']);
  rerender(<Titles />);
  expect(published).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(1);
});
