import { expect, it } from 'vitest';
import { addFigures, figureDays, lookAt, noFigures, overTime, toFigures } from './figures.policy.ts';
import { FIGURE_DAYS, type FigureDay, figureDaySchema, type HourFigures } from './figures.schema.ts';

const hourOf = (change: Partial<HourFigures>): HourFigures => ({ ...noFigures, ...change });
const dayOf = (day: string, hours: FigureDay['hours']): FigureDay => ({ day, hours, expires_at: 0 });

it('takes the mean of what it looked at, and the most', () => {
  const first = lookAt([
    { live: true, viewers: 10 },
    { live: false, viewers: 0 },
    { live: true, viewers: null },
  ]);
  const second = lookAt([{ live: true, viewers: 21 }]);
  const sum = addFigures(hourOf(first), hourOf(second));
  expect(toFigures(sum)).toMatchObject({ viewers: 15.5, viewers_most: 21, cameras_up: 1.5, cameras: 2 });
});

it('knows no viewers where no players are counted, which is not zero', () => {
  expect(toFigures(hourOf(lookAt([{ live: true, viewers: null }])))).toMatchObject({
    viewers: null,
    viewers_most: null,
    cameras_up: 1,
  });
  expect(toFigures(hourOf(lookAt([{ live: true, viewers: 0 }]))).viewers).toBe(0);
});

it('adds counts, and money by its currency, and shows no money among the figures', () => {
  const sum = addFigures(
    hourOf({ messages: 2, money: { usd: 499 } }),
    hourOf({ messages: 3, pushes: 7, money: { usd: -499, eur: 100 } }),
  );
  expect(sum).toMatchObject({ messages: 5, pushes: 7, money: { usd: 0, eur: 100 } });
  expect(toFigures(sum)).not.toHaveProperty('money');
});

it('shows today, yesterday and the same weekday by the hour, and thirty days', () => {
  const stored = [
    dayOf('2027-03-01', { 0: hourOf({ messages: 1 }), 9: hourOf({ messages: 2 }) }),
    dayOf('2027-02-28', { 23: hourOf({ messages: 4 }) }),
    dayOf('2027-02-22', { 9: hourOf({ messages: 8 }) }),
  ];
  const seen = overTime(stored, { day: '2027-03-01', hour: 9 }, ({ messages }) => messages);
  expect([seen.day, seen.hour]).toEqual(['2027-03-01', 9]);
  expect([seen.today[0], seen.today[1], seen.today[9]]).toEqual([1, null, 2]);
  expect([seen.yesterday[23], seen.week_ago[9]]).toEqual([4, 8]);
  expect(seen.days).toHaveLength(FIGURE_DAYS);
  expect(seen.days.slice(-3)).toEqual([
    { day: '2027-02-27', of: null },
    { day: '2027-02-28', of: 4 },
    { day: '2027-03-01', of: 3 },
  ]);
  expect(figureDays('2027-03-01')[0]).toBe('2027-01-31');
});

it('stores the hours of a day and no others', () => {
  const day = { day: '2027-03-01', expires_at: new Date() };
  expect(figureDaySchema.safeParse({ ...day, hours: { 0: noFigures, 23: noFigures } }).success).toBe(true);
  for (const hour of ['24', '-1', 'x', '01'])
    expect(figureDaySchema.safeParse({ ...day, hours: { [hour]: noFigures } }).success).toBe(false);
});
