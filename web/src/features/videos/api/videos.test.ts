import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../lib/stub-storage.test-support.ts';
import { fetchVideos, videoPages, viewVideo } from './videos.ts';

// Also in the site of an operator who has switched it on.
vi.mock('../../../config/uses-app-check.ts', () => ({ usesAppCheck: false }));

const answer = { data: [], meta: { last_page: 3, cursor: '5.2' } };

function server() {
  stubStorage();
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json(answer));
  vi.stubGlobal('fetch', fetch);
  return {
    calls: () => fetch.mock.calls.length,
    body: () => JSON.parse(fetch.mock.calls.at(-1)?.[1].body as string) as unknown,
  };
}

afterEach(() => vi.unstubAllGlobals());

it('R7-034 R7-035 R7-036 asks without pages by default, for page 1 with 10 videos', async () => {
  const { body } = server();
  await viewVideo(12);
  expect(body()).toEqual({ filters: { id: 12 }, paginate: 0, page: 1, per_page: 10 });
  await videoPages({ type: ['pick'] })({ page: 1, cursor: null }, AbortSignal.any([]));
  expect(body()).toEqual({ filters: { type: ['pick'] }, paginate: 1, page: 1, per_page: 10 });
  const next = await videoPages({ lodge: 2 }, 12)({ page: 2, cursor: '9.4' }, AbortSignal.any([]));
  expect(body()).toEqual({ filters: { lodge: 2 }, paginate: 1, page: 2, per_page: 12, cursor: '9.4' });
  expect(next).toEqual({ items: [], lastPage: 3, cursor: '5.2' });
});

it('R5-051 asks nothing if the kinds are given and are no list', async () => {
  const { calls } = server();
  const type = 'pick' as unknown as ['pick'];
  expect(await fetchVideos({ filters: { type } })).toEqual({ items: [], lastPage: 0, cursor: null });
  expect(calls()).toBe(0);
  await fetchVideos({ filters: { type: ['pick'] } });
  expect(calls()).toBe(1);
});
