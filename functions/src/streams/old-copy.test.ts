import { emptyLiveSite, publishedStreamsSchema } from '@boma/domain/live/live.schema.ts';
import { youtubeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Section, SectionSource } from '../live/publish.ts';
import { systemContext } from '../platform/context.ts';
import { checkStreams } from './check-streams.ts';
import { listStreams } from './list-streams.ts';

/** What an older release published: its cameras lack the fields that were added since. */
const OLD_COPY = { version: 4, streams: [{ id: 9, slug: 'ridge', name: 'Ridge' }] };

const { documents, publish } = vi.hoisted(() => ({
  documents: new Map<string, () => unknown>(),
  publish: vi.fn<(call: { input: Section }) => Promise<void>>(),
}));
vi.mock('../platform/store.ts', () => {
  const collection = (name: string) => ({
    all: () => ({ get: async () => ({ docs: [{ id: 'ridge', data: documents.get(name) }] }) }),
  });
  const get = async () => ({ exists: true, data: documents.get('publishedStreams') });
  return {
    store: {
      streams: collection('streams'),
      streamStatus: collection('streamStatus'),
      publishedStreams: () => ({ get }),
      liveSite: () => ({ get: async () => ({ data: () => undefined }) }),
      streamChecks: () => ({ get: async () => ({ data: () => undefined }) }),
    },
  };
});
vi.mock('../live/publish.ts', () => ({ publish }));
vi.mock('./record-air-hours.ts', () => ({ recordAirHours: async () => undefined }));
vi.mock('./stream-checks.ts', () => ({
  readChecks: async () => ({ streams: {} }),
  saveChecks: async () => 0,
}));

const ctx = systemContext();
const reader = { get: (source: { get(): unknown }) => source.get() };

beforeEach(() => {
  vi.stubEnv('MEDIA_SERVER', 'https://media.example');
  vi.stubEnv('MEDIA_APPLICATION', 'boma');
  documents.set('streams', () => youtubeStream);
  documents.set('streamStatus', () => ({ live: true }));
  documents.set('publishedStreams', () => publishedStreamsSchema.parse(OLD_COPY));
  publish.mockReset();
});
afterEach(() => vi.unstubAllEnvs());

it('the check of the cameras replaces a published copy that lacks a new field', async () => {
  await checkStreams({ ctx });
  const source = {
    reader,
    site: { ...emptyLiveSite, versions: { streams: 4, show_types: 0 } },
    log: ctx.log,
  };
  const section = publish.mock.calls[0]?.[0].input;
  const publication = await section?.read(source as unknown as SectionSource);
  expect(publication?.versions).toEqual({ streams: 5 });
  expect(publication?.copies).toMatchObject([
    {
      current: undefined,
      next: { version: 5, streams: [{ slug: 'ridge', source_kind: 'youtube', live: true }] },
    },
  ]);
});

it('a published copy that lacks a new field is a failure of the list, and not an empty list', async () => {
  await expect(listStreams({ ctx })).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: 60 },
  });
});
