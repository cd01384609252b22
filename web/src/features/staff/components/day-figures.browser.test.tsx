import type { Figures, OverTime } from '@boma/domain/staff/figures.schema.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { DayFigures } from './day-figures.tsx';

const FIGURES = '/api/staff/figures';
const MONEY = '/api/staff/money';
const hour = (messages: number): Figures => ({
  viewers: 12,
  viewers_most: 20,
  cameras_up: 11,
  cameras: 12,
  messages,
  accounts: 3,
  members: 1,
  pushes: 4,
  mails: 2,
});
const overTime = <T,>(of: (n: number) => T): OverTime<T> => {
  const first = (...some: T[]) => Array.from({ length: 24 }, (_, at) => some[at] ?? null);
  return {
    day: '2026-11-28',
    hour: 1,
    today: first(of(6), of(2)),
    yesterday: first(of(4), of(1)),
    week_ago: first(of(12)),
    days: Array.from({ length: 30 }, (_, at) => ({
      day: `2026-11-${String(at + 1).padStart(2, '0')}`,
      of: of(at),
    })),
  };
};
const figures = { [FIGURES]: { data: overTime(hour) } };
const money = { [MONEY]: { data: overTime((n) => ({ usd: n * 100 })) } };

const card = (name: string) => page.getByRole('listitem', { name, exact: true });
const rowsOf = (label: string) =>
  page
    .getByRole('region', { name: label })
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('draws today against yesterday, with the numbers in a table', async () => {
  signIn({ roles: ['zoomie'] });
  answerCalls(figures);
  render(<DayFigures />);
  await expect
    .element(
      page.getByRole('img', {
        name: 'Chat today by the hour: 8 messages, 50 % more than yesterday by 01:00',
      }),
    )
    .toBeVisible();
  await userEvent.click(card('Chat').getByText(/^The numbers/));
  expect(rowsOf('Chat today by the hour').slice(0, 4)).toEqual([
    ['Hour', 'Today', 'Yesterday'],
    ['00:00', '6', '4'],
    ['01:00', '2', '1'],
    ['02:00', '–', '–'],
  ]);
  await expect.element(page.getByRole('img', { name: /^Cameras today/ })).toBeVisible();
});

it('compares with a week ago, as the address says, and shows thirty days', async () => {
  signIn({ roles: ['zoomie'] });
  answerCalls(figures);
  render(<DayFigures />, { at: '/?against=week_ago' });
  await expect
    .element(page.getByRole('img', { name: /Chat.*50 % less than a week ago by 01:00/ }))
    .toBeVisible();
  await userEvent.click(page.getByText('Last 30 days'));
  await expect
    .element(page.getByRole('img', { name: 'Chat in the last 30 days: 435 messages, most on Nov 30: 29' }))
    .toBeVisible();
  await userEvent.click(card('Alerts').getByText(/^The numbers/));
  expect(rowsOf('Alerts in the last 30 days')[1]).toEqual(['Nov 1', '6', '4', '2']);
  await expect.element(page.getByRole('group', { name: 'Lines show' })).not.toBeInTheDocument();
});

it('shows an admin the money', async () => {
  signIn({ roles: ['admin'] });
  answerCalls({ ...figures, ...money });
  render(<DayFigures />);
  await expect
    .element(
      page.getByRole('img', { name: /^Money, USD today by the hour: \$8\.00 paid with tax, less refunds/ }),
    )
    .toBeVisible();
});

it('does not ask for money without the right to see it', async () => {
  signIn({ roles: ['zoomie'] });
  const calls = answerCalls({ ...figures, ...money });
  render(<DayFigures />);
  await expect.element(card('Viewers')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual([FIGURES]);
});

it('reads one bar under the pointer', async () => {
  signIn({ roles: ['zoomie'] });
  answerCalls(figures);
  render(<DayFigures />);
  const chart = page.getByRole('img', { name: /^Chat today/ });
  await expect.element(chart).toBeVisible();
  await userEvent.hover(chart, { position: { x: 2, y: 20 } });
  await expect.element(card('Chat').getByText('00:00: 6, yesterday 4')).toBeVisible();
});

it('says that the figures did not come, and asks again', async () => {
  signIn({ roles: ['zoomie'] });
  let answer = refusal(503, 'unavailable');
  answerCalls({ [FIGURES]: () => answer() });
  render(<DayFigures />);
  await expect.element(page.getByText(/We could not load the figures of the day\./)).toBeVisible();
  answer = () => Response.json(figures[FIGURES]);
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(card('Viewers')).toBeVisible();
});
