import { expect, it } from 'vitest';
import { calendarDayWords } from './calendar-day.ts';

it('writes a day as the site writes dates, and the same in every zone', () => {
  expect(['2024-03-05', '2027-12-31'].map(calendarDayWords)).toEqual(['Mar 5, 2024', 'Dec 31, 2027']);
});
