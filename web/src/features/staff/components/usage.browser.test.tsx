import { DAILY_BUDGET } from '@boma/domain/usage/usage.constants.ts';
import { noUsage } from '@boma/domain/usage/usage.policy.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { Usage } from './usage.tsx';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const HEALTH = {
  status: 'degraded',
  version: '1.2.3',
  time: NOON,
  dependencies: { firestore: 'ok', media_server: 'failed' },
};
const today = {
  ...noUsage,
  day: '2026-11-22',
  reads: DAILY_BUDGET.reads * 2,
  calls: {
    'GET /api/live': { count: 1200, refused: 0, failed: 3, bytes: 1_500_000 },
    'POST /api/videos': { count: 4000, refused: 7, failed: 0, bytes: 500_000 },
  },
};
const outage = { slug: 'tau', name: 'Tau', began_at: NOON - 7_200_000, ended_at: NOON };
const SWITCHES = { version: null, switches: { chats: 'auto', pictures: 'video' } };
const show = (usage: object) => {
  const calls = answerCalls({
    '/api/staff/usage': { data: { switches: SWITCHES, ...usage } },
    '/api/staff/save-switches': { data: {} },
    '/api/health': { data: HEALTH },
  });
  render(<Usage />);
  return calls;
};

it('shows the day against its budget, the endpoints with the most calls first, and the outages', async () => {
  show({ days: [today, { ...noUsage, day: '2026-11-21' }], outages: [outage] });
  await expect.element(page.getByText(/The media server does not answer/)).toBeVisible();
  await expect.element(page.getByText(/10,000,000 of 5,000,000, 200 %: over the budget/)).toBeVisible();
  await expect.element(page.getByText(/2 MB of 20 GB, under 1 %/)).toBeVisible();
  const rows = page.getByRole('region', { name: 'What was called today, by endpoint' }).getByRole('row');
  expect(rows.elements().map((row) => row.firstChild?.textContent)).toEqual([
    'Endpoint',
    'POST /api/videos',
    'GET /api/live',
  ]);
  const days = page.getByRole('region', { name: 'What the servers used, by day' }).getByRole('row');
  expect(days.elements().map((row) => row.textContent)).toEqual([
    'DayCallsRefusedFailedReadsWritesDeletionsSent',
    '2026-11-225,2007310,000,000002 MB',
    '2026-11-210000000 B',
  ]);
  await expect.element(page.getByRole('link', { name: 'Tau' })).toHaveAttribute('href', '/staff/cameras/tau');
  await expect.element(page.getByText(/for 2 h 0 min/)).toBeVisible();
});

it('shows how many calls came without a valid token of App Check, once some did', async () => {
  const calls = { 'POST /api/contact': { count: 9, refused: 0, failed: 0, bytes: 0, unattested: 4 } };
  const days = [
    { ...today, calls: { ...today.calls, ...calls } },
    { ...noUsage, day: '2026-11-21' },
  ];
  show({ days, outages: [] });
  const table = (name: string) => page.getByRole('region', { name }).getByRole('row');
  await expect.element(table('What was called today, by endpoint').last()).toBeVisible();
  expect(
    table('What was called today, by endpoint')
      .elements()
      .map((row) => row.textContent),
  ).toEqual([
    'EndpointCallsRefusedFailedUnattestedSent',
    'POST /api/videos4,000700500 kB',
    'GET /api/live1,2000301.5 MB',
    'POST /api/contact90040 B',
  ]);
  expect(
    table('What the servers used, by day')
      .elements()
      .map((row) => row.textContent),
  ).toEqual([
    'DayCallsRefusedFailedUnattestedReadsWritesDeletionsSent',
    '2026-11-225,20973410,000,000002 MB',
    '2026-11-2100000000 B',
  ]);
});

it('says so while nothing is counted and no outage is recorded', async () => {
  show({ days: [{ ...noUsage, day: '2026-11-22' }], outages: [] });
  await expect.element(page.getByText(/Nothing is counted yet/)).toBeVisible();
  await expect.element(page.getByText('No outage of a camera is recorded.')).toBeVisible();
});

it('offers another try when the server does not answer', async () => {
  const away = refusal(503, 'unavailable');
  answerCalls({ '/api/staff/usage': away, '/api/health': away });
  render(<Usage />);
  await expect.element(page.getByText(/We could not load the counts\./)).toBeVisible();
});

it('lets an admin turn what the whole site does', async () => {
  signIn({ roles: ['admin'] });
  const calls = show({ days: [{ ...noUsage, day: '2026-11-22' }], outages: [] });
  await page.getByLabelText('Cameras show').selectOptions('A still every 30 seconds');
  await page.getByRole('button', { name: 'Turn for everyone' }).click();
  await expect.element(page.getByText('Open pages follow within seconds.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/staff/save-switches')?.body).toEqual({
    version: null,
    switches: { chats: 'auto', pictures: 'stills' },
  });
});

it('shows a moderator no switches', async () => {
  signIn({ roles: ['zoomie'] });
  show({ days: [{ ...noUsage, day: '2026-11-22' }], outages: [] });
  await expect.element(page.getByText('No outage of a camera is recorded.')).toBeVisible();
  await expect.element(page.getByLabelText('Cameras show')).not.toBeInTheDocument();
});
