import type { Desk } from '@boma/domain/staff/desk.schema.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { DeskOverview } from './desk.tsx';
import { StaffLinks } from './staff-links.tsx';

vi.mock(import('../../../session/session.ts'), async (original) => ({
  ...(await original()),
  useStoredUser: () => ({ roles: ['admin'] }) as never,
}));

const DESK = '/api/staff/desk';
const quiet: Desk = {
  reports: 0,
  appeals: 0,
  held: 0,
  questions: 0,
  contact: 0,
  on_call: [],
  mails: 0,
  off_air: [],
  faulty: [],
  maintenance: [],
};
const none = Array.from({ length: 24 }, () => null);
/** What else the overview asks. */
const others = {
  ...Object.fromEntries(
    ['/api/staff/figures', '/api/staff/money'].map((path) => [
      path,
      { data: { day: '2026-11-28', hour: 0, today: none, yesterday: none, week_ago: none, days: [] } },
    ]),
  ),
  '/api/staff/audit?limit=5': { data: { records: [], more: false } },
};
const tau = { slug: 'tau', name: 'Tau', since: 1_700_000_000_000 };

const link = (name: string) => page.getByRole('link', { name, exact: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('each section says how much waits in it, and the overview says the same, from one answer', async () => {
  const calls = answerCalls({
    ...others,
    [DESK]: { data: { ...quiet, reports: 3, questions: 1, off_air: [tau] } },
  });
  render(
    <>
      <StaffLinks />
      <DeskOverview />
    </>,
  );
  await expect.element(link('Reports')).toHaveAccessibleDescription('3 to look at');
  await expect.element(link('Question queue')).toHaveAccessibleDescription('1 to look at');
  await expect.element(link('Cameras')).toHaveAccessibleDescription('1 to look at');
  await expect.element(link('Appeals')).toHaveAccessibleDescription('');
  await expect.element(link('3 open reports')).toBeVisible();
  expect(calls.filter(({ path }) => path === DESK)).toHaveLength(1);
});

it('what waits is asked every ten seconds, and an older answer stands while that fails', async () => {
  let answer = () => Response.json({ data: { ...quiet, held: 1 } });
  answerCalls({ ...others, [DESK]: () => answer() });
  render(<DeskOverview />);
  await expect.element(link('1 held text')).toBeVisible();
  answer = () => Response.json({ data: { ...quiet, held: 2 } });
  vi.advanceTimersByTime(10_000);
  await expect.element(link('2 held texts')).toBeVisible();
  answer = refusal(503, 'unavailable');
  vi.advanceTimersByTime(10_000);
  await expect
    .element(page.getByRole('alert').getByText('What you see is from before.', { exact: false }))
    .toBeVisible();
  await expect.element(link('2 held texts')).toBeVisible();
  answer = () => Response.json({ data: quiet });
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(page.getByText('All quiet.', { exact: false })).toBeVisible();
});
