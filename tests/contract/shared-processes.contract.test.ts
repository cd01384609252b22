import { expect, it } from 'vitest';
import { request } from '../support/api.ts';
import { workersOf } from '../support/workers.ts';

const statusesOf = async (calls: number) => {
  const answers = await Promise.all(Array.from({ length: calls }, () => request('listShowTypes')));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return new Set(answers.map(({ status }) => status));
};

it('thirty calls at once are answered by two processes of the functions emulator at most', async () => {
  expect(await statusesOf(1)).toEqual(new Set([200]));
  const before = workersOf('api');
  expect(before.length).toBeGreaterThan(0);
  expect(await statusesOf(30)).toEqual(new Set([200]));
  expect(workersOf('api').length).toBeLessThanOrEqual(Math.max(before.length, 2));
});
