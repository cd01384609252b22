import { expect, it } from 'vitest';
import { playViewWeek } from '../models/view-week.ts';

it('10,000 random views by 100 people in a week count the different people of each day', async () => {
  const { counted, expected } = await playViewWeek(10_000, 2026);
  expect(counted).toEqual(expected);
}, 1_800_000);
