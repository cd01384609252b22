import { expect, it } from 'vitest';
import { request } from '../support/api.ts';
import { repeatWhileLost } from '../support/lost-answers.ts';
import { site } from '../support/run.ts';
import { workersOf } from '../support/workers.ts';

const statusesOf = async (calls: number) => {
  const ask = () => repeatWhileLost(() => request('listShowTypes'));
  const answers = await Promise.all(Array.from({ length: calls }, ask));
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

/** Addresses of five functions that share processes: the status, the type, and whether the answer is a page of the site. */
const FILES = {
  '/calendar.ics': '200 text/calendar',
  '/sitemap-videos.xml': '200 application/xml',
  '/logbook/sightings.csv': '200 text/csv',
  '/share/unknown': '404 text/html',
  '/wildlife/stream/unknown': '404 text/html page',
} as const;

/** Asks again after a 503: a busy machine's store answers after the product's deadline. */
async function describeAnswer(path: string, triesLeft = 4): Promise<string> {
  const answer = await fetch(new URL(path, site()));
  const type = answer.headers.get('content-type')?.split(';')[0];
  const isPage = (await answer.text()).includes('id="root"');
  if (answer.status === 503 && triesLeft > 0) return describeAnswer(path, triesLeft - 1);
  return `${answer.status} ${type}${isPage ? ' page' : ''}`;
}

it('calls of several functions at once are each answered by their own function, in two processes that they share', async () => {
  await describeAnswer('/calendar.ics');
  const before = workersOf('files');
  expect(before.length).toBeGreaterThan(0);
  const paths = Array.from({ length: 2 }, () => Object.keys(FILES)).flat();
  const answers = await Promise.all(paths.map(async (path) => [path, await describeAnswer(path)] as const));
  expect(answers.length).toBe(10);
  for (const [path, answer] of answers) expect(answer, path).toBe(FILES[path as keyof typeof FILES]);
  expect(workersOf('files').length).toBeLessThanOrEqual(Math.max(before.length, 2));
});
