import { expect, it } from 'vitest';
import { playViewWeek } from '../models/view-week.ts';

it('300 random views in a week count the different people of each day', async () => {
  const { counted, expected } = await playViewWeek(300, 7);
  expect(counted).toEqual(expected);
});
