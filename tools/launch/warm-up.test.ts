import { afterEach, expect, it, vi } from 'vitest';
import type { Managed } from '../lib/processes.ts';
import type { Run } from '../lib/run.ts';
import { warmUp } from './warm-up.ts';

const run = { site: 'http://site.test' } as Run;
const suite = { hasExited: () => false } as Managed;

afterEach(() => void vi.restoreAllMocks());

it('asks once, and after the answer at once what a page asks as it comes alive', async () => {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname);
    return new Promise((resolve) => open.push(() => resolve(new Response())));
  });
  const answerAll = () => {
    for (const answer of open.splice(0)) answer();
  };
  const warm = warmUp(run, suite, undefined);
  expect(asked).toEqual(['/api/live', '/wildlife/stream/any-live']);
  answerAll();
  await expect
    .poll(() => asked.slice(2).toSorted())
    .toEqual(['/api/live', '/api/schedule', '/api/show-types']);
  answerAll();
  await warm;
});
