import type { StreamChecks } from '@boma/domain/streams/stream-checks.schema.ts';
import { paidStream } from '@boma/domain/streams/streams.fixtures.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemContext } from '../platform/context.ts';
import { checkStreams } from './check-streams.ts';
import type { Check } from './stream-checks.ts';

/** What the checks remember between them. */
let remembered: StreamChecks;

vi.mock('../platform/read-streams.ts', () => ({ readAllStreams: async () => [paidStream] }));
vi.mock('./publish-streams.ts', () => ({ publishStreams: async () => undefined }));
vi.mock('./record-air-hours.ts', () => ({ recordAirHours: async () => undefined }));
vi.mock('./record-stills.ts', () => ({ recordStills: async () => new Map() }));
vi.mock('../live/read-live.ts', () => ({ readLive: async () => ({ viewers: null }) }));
vi.mock('../platform/store.ts', () => ({
  store: { publishedStreams: () => ({ get: async () => ({ exists: false, data: () => undefined }) }) },
}));
vi.mock('./stream-checks.ts', () => ({
  readChecks: async () => remembered,
  saveChecks: async (checks: readonly Check[]) => {
    remembered = {
      streams: Object.fromEntries(
        checks.map(({ stream, progress }) => [stream.slug, { ...progress, spared: false }]),
      ),
    };
    return 0;
  },
}));

const error = vi.fn();
const system = systemContext();
const ctx = { ...system, log: { ...system.log, error } };

let number = 0;
/** A media server that answers without a ticket, or with one only. */
function serve(answersAll: boolean): void {
  vi.stubGlobal('fetch', async (asked: string) => {
    const { pathname, searchParams } = new URL(asked);
    if (pathname === '/thumbnail') return new Response('', { status: 404 });
    if (!answersAll && !searchParams.has('token')) return new Response('', { status: 403 });
    number += 1;
    return new Response(
      `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:${number}\n#EXTINF:4,\n${number}.ts`,
    );
  });
}
const checkNow = () => checkStreams({ ctx });

beforeEach(() => {
  remembered = { streams: {} };
  vi.stubEnv('MEDIA_SERVER', 'https://media.example');
  vi.stubEnv('MEDIA_APPLICATION', 'boma');
  vi.stubEnv('PLAYBACK_SECRET', 'a secret');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('logs members-camera-open once for each time that a members’ camera answers without a ticket', async () => {
  serve(false);
  await checkNow();
  expect(remembered.streams['hyena-den']).toMatchObject({ live: true, unlocked: false });
  expect(error).not.toHaveBeenCalled();

  serve(true);
  await checkNow();
  await checkNow();
  expect(remembered.streams['hyena-den']).toMatchObject({ live: true, unlocked: true });
  expect(error.mock.calls).toEqual([
    [
      'members-camera-open',
      expect.objectContaining({ message: expect.stringContaining("the members' camera 'hyena-den'") }),
      { slug: 'hyena-den' },
    ],
  ]);

  serve(false);
  await checkNow();
  serve(true);
  await checkNow();
  expect(error).toHaveBeenCalledTimes(2);
});
