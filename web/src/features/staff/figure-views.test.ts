import type { Figures, OverTime } from '@boma/domain/staff/figures.schema.ts';
import { expect, it } from 'vitest';
import { METRICS, moneyMetric } from './figure-metrics.ts';
import { daysView, todayView } from './figure-views.ts';

const NONE: Figures = {
  viewers: null,
  viewers_most: null,
  cameras_up: null,
  cameras: null,
  messages: 0,
  accounts: 0,
  members: 0,
  pushes: 0,
  mails: 0,
};
const metric = (key: string) => {
  const found = METRICS.find((each) => each.key === key);
  if (!found) throw new Error(`There is no metric ${key}.`);
  return found;
};
const hours = (...values: readonly (Partial<Figures> | null)[]) =>
  Array.from({ length: 24 }, (_, at) => (values[at] ? { ...NONE, ...values[at] } : null));
const times = (change: Partial<OverTime<Figures>>): OverTime<Figures> => ({
  day: '2026-11-28',
  hour: 2,
  today: hours(),
  yesterday: hours(),
  week_ago: hours(),
  days: [],
  ...change,
});
const chat = (messages: number) => ({ messages });

it('adds today up, and compares the hours that are over', () => {
  const seen = todayView(
    metric('messages'),
    times({
      today: hours(chat(10), chat(20), chat(500)),
      yesterday: hours(chat(10), chat(10), chat(900)),
    }),
    'yesterday',
  );
  expect(seen.total).toBe('530');
  expect(seen.note).toBe('50 % more than yesterday by 02:00');
  expect(seen.bars[2]).toEqual({ name: '02:00', value: 500, before: 900, isOpen: true });
  expect(seen.heads).toEqual(['Hour', 'Today', 'Yesterday']);
  expect(seen.rows.slice(1, 4)).toEqual([
    ['01:00', '20', '10'],
    ['02:00', '500', '900'],
    ['03:00', '–', '–'],
  ]);
});

it.each([
  [4, 8, '50 % less than a week ago by 02:00'],
  [8, 8, 'the same as a week ago by 02:00'],
  [8, 0, 'more than a week ago by 02:00'],
  [0, 0, 'the same as a week ago by 02:00'],
])('says what %i is against %i', (now, before, note) => {
  const seen = todayView(
    metric('messages'),
    times({ today: hours(chat(now)), week_ago: hours(chat(before)) }),
    'week_ago',
  );
  expect(seen.note).toBe(note);
});

it('compares nothing while no hour is over, and nothing that was not recorded', () => {
  const today = hours(chat(5), chat(6));
  const first = times({ hour: 0, today, yesterday: hours(chat(1)) });
  expect(todayView(metric('messages'), first, 'yesterday').note).toBe('');
  expect(todayView(metric('messages'), times({ today }), 'yesterday').note).toBe('');
});

it('takes the mean of viewers, and says a dash where none were counted', () => {
  const viewers = (mean: number, most: number) => ({ viewers: mean, viewers_most: most });
  const today = hours(viewers(10, 30), {}, viewers(1204.4, 2000));
  const seen = todayView(metric('viewers'), times({ today }), 'yesterday');
  expect(seen.total).toBe('607.2');
  expect(seen.heads.at(-1)).toBe('Most at once');
  expect(seen.rows.slice(0, 3).map((row) => row.slice(1))).toEqual([
    ['10', '–', '30'],
    ['–', '–', '–'],
    ['1,204.4', '–', '2,000'],
  ]);
});

it('shows the days, the best among them, and what an alert was sent by', () => {
  const seen = daysView(metric('alerts'), {
    days: [
      { day: '2026-11-26', of: null },
      { day: '2026-11-27', of: { ...NONE, pushes: 7, mails: 2 } },
      { day: '2026-11-28', of: { ...NONE, pushes: 1 } },
    ],
  });
  expect([seen.total, seen.note]).toEqual(['10', 'most on Nov 27: 9']);
  expect(seen.bars.map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
  expect(seen.heads).toEqual(['Day', 'Alerts', 'Pushes', 'Mails']);
  expect(seen.rows).toEqual([
    ['Nov 26', '–', '–', '–'],
    ['Nov 27', '9', '7', '2'],
    ['Nov 28', '1', '1', '0'],
  ]);
});

it('writes money as its currency does', () => {
  expect([moneyMetric('usd').words(60_499), moneyMetric('jpy').words(500)]).toEqual(['$604.99', '¥500']);
  expect(moneyMetric('usd').value({ eur: 5 })).toBe(0);
});
