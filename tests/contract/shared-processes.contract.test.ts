import { expect, it } from 'vitest';
import { request } from '../support/api.ts';
import { site } from '../support/run.ts';
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

/** Addresses of five functions that share processes, and the type of their answers. */
const FILES = {
  '/calendar.ics': 'text/calendar; charset=utf-8',
  '/oembed': 'application/json; charset=utf-8',
  '/logbook/unknown.csv': 'application/json; charset=utf-8',
  '/share/unknown': 'text/html; charset=utf-8',
  '/wildlife/stream/unknown': 'text/html; charset=utf-8',
} as const;

it('calls of several functions at once are each answered by their own function, in two processes that the functions share', async () => {
  const paths = Array.from({ length: 8 }, () => Object.keys(FILES)).flat();
  const types = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(new URL(path, site()));
      await answer.arrayBuffer();
      return [path, answer.headers.get('content-type')] as const;
    }),
  );
  expect(types.length).toBe(40);
  for (const [path, type] of types) expect(type, path).toBe(FILES[path as keyof typeof FILES]);
  const shared = workersOf('files').length;
  expect(shared).toBeGreaterThan(0);
  expect(shared).toBeLessThanOrEqual(2);
});
