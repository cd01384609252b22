import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { servePage } from './http.ts';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
vi.mock('../platform/log.ts', () => ({
  createLog: () => ({ error: () => undefined, info: () => undefined }),
}));
vi.mock('../streams/list-streams.ts', () => ({
  listStreams: async () => [toStreamView(freeStream, true, media)],
}));
vi.mock('../shows/list-show-types.ts', () => ({
  listShowTypes: async () => [
    { id: 2, type: 'bush-walk', title: 'Bush Walk', active: true, archived: false, cover_clean: '/c.jpg' },
  ],
}));
vi.mock('../shows/list-schedule.ts', () => ({ listSchedule: async () => ({ schedule: [] }) }));
vi.mock('../platform/store.ts', () => ({
  store: {
    videos: (id: string) => ({
      get: async () => ({
        data: () =>
          id === '12'
            ? {
                id: 12,
                type: 'highlight',
                title: 'Lions',
                description: '',
                cover: '/covers/tau.jpg',
                source: { kind: 'youtube', youtube_id: 'abc' },
                created_at: 0,
                duration: null,
                view_count: 0,
                show_type_id: null,
                lodge_id: null,
              }
            : undefined,
      }),
    }),
  },
}));
vi.mock('./load-renderer.ts', () => ({
  loadRenderer: async () => ({ render: async () => '<main>', empty: () => '<div>' }),
}));

let server: Server;
beforeAll(async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://boma.example');
  vi.stubEnv('MEDIA_SERVER', 'https://media.example/');
  server = createServer(express().use(servePage));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

async function answerTo(path: string): Promise<[number, string | null]> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
}

it.each([
  ['/wildlife/stream/TAU-live', '/wildlife/stream/tau-live'],
  ['/wildlife/stream/Tau-Live', '/wildlife/stream/tau-live'],
  ['/wildlife/stream/tau%2Dlive', '/wildlife/stream/tau-live'],
  ['/wildlife/stream/%54au-live/', '/wildlife/stream/tau-live'],
  ['/wildlife/stream/tau-live/', '/wildlife/stream/tau-live'],
  ['/wildlife/stream/tau', '/wildlife/stream/tau-live'],
  ['/wildlife/stream/TAU-live?at=5&x=A%20b', '/wildlife/stream/tau-live?at=5&x=A%20b'],
  ['/wildlife/shows/Bush-Walk', '/wildlife/shows/bush-walk'],
  ['/wildlife/shows/bush%2Dwalk/', '/wildlife/shows/bush-walk'],
  ['/wildlife/video-highlights/%31%32', '/wildlife/video-highlights/12'],
  ['/wildlife/video-highlights/12/?type=pick', '/wildlife/video-highlights/12?type=pick'],
  ['/embed/TAU?autoplay=1', '/embed/tau?autoplay=1'],
  ['/embed/tau/', '/embed/tau'],
])('leads from %s to %s', async (from, to) => {
  expect(await answerTo(from)).toEqual([301, to]);
});

it.each([
  '/wildlife/stream/tau-live',
  '/wildlife/stream/tau-live?at=5',
  '/wildlife/shows/bush-walk',
  '/wildlife/video-highlights/12',
  '/embed/tau',
])('answers %s itself', async (path) => {
  expect(await answerTo(path)).toEqual([200, null]);
});

it.each([
  '/wildlife/stream/no-such-live',
  '/wildlife/stream/NO-SUCH-live',
  '/wildlife/stream/%E0%A4%A',
  '/wildlife/stream/..%2F..%2Ftau-live',
  '/wildlife/stream/%2F%2Fevil.example',
  '/wildlife/shows/moon-walk',
  '/wildlife/video-highlights/9999',
  '/wildlife/video-highlights/lions',
  '/wildlife/video-highlights/012',
  '/embed/%00',
])('R2-049 answers %s with a page and 404', async (path) => {
  expect(await answerTo(path)).toEqual([404, null]);
});
