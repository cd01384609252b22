import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Ctx } from '../platform/context.ts';
import { findLogbookFile } from './logbook-files.ts';

/** More than anyone would keep in memory, or ask Firestore for at once. */
const SIGHTINGS = 12_003;
const NEWEST = Date.parse('2026-03-05T00:00:00Z') / 1000;

const asked = vi.hoisted(() => ({ pages: [] as number[] }));

vi.mock('../platform/store.ts', async () => {
  const { freeStream } = await import('@boma/domain/streams/streams.fixtures.ts');
  const { toStreamView } = await import('@boma/domain/streams/streams.policy.ts');
  const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
  const sighting = (at: number) => ({
    id: `sighting-${at}`,
    data: () => ({ ...lions, id: `sighting-${at}`, created_ts: NEWEST - at * 600 }),
  });
  /** A query of Firestore over all sightings, the newest first. */
  const query = (from: number, most: number): object => ({
    where: () => query(from, most),
    orderBy: () => query(from, most),
    limit: (limit: number) => query(from, limit),
    startAfter: ({ id }: { id: string }) => query(Number(id.slice('sighting-'.length)) + 1, most),
    get: async () => {
      const length = Math.max(0, Math.min(most, SIGHTINGS - from));
      asked.pages.push(length);
      const docs = Array.from({ length }, (_, at) => sighting(from + at));
      return { docs, size: length };
    },
  });
  return {
    store: {
      sightings: { all: () => query(0, Number.POSITIVE_INFINITY) },
      publishedStreams: () => ({
        get: async () => ({ data: () => ({ streams: [toStreamView(freeStream, true, media)] }) }),
      }),
      pages: () => ({ get: async () => ({ data: () => undefined }) }),
      streamOutages: { all: () => ({ get: async () => ({ docs: [] }) }) },
    },
  };
});

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://boma.example');
  asked.pages.length = 0;
});

const now = Date.parse('2026-03-05T12:00:00Z');
const ctx = { clock: { now: async () => now, real: () => now }, log: console } as unknown as Ctx;

async function chunksOf(path: string): Promise<AsyncIterable<string>> {
  const { body } = await findLogbookFile({ ctx, input: { path, search: new URLSearchParams() } });
  if (typeof body === 'string') return [body] as unknown as AsyncIterable<string>;
  return body as AsyncIterable<string>;
}

async function textOf(path: string): Promise<string> {
  let text = '';
  for await (const chunk of await chunksOf(path)) text += chunk;
  return text;
}

it('writes every sighting of a long logbook as CSV, which Excel knows as UTF-8', async () => {
  const text = await textOf('/logbook/sightings.csv');
  expect(text.slice(0, 4)).toBe('\ufeffid,');
  const [, ...lines] = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(SIGHTINGS);
  expect(lines.at(-1)).toMatch(/^sighting-12002,/);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(SIGHTINGS);
});

it('writes every sighting as JSON', async () => {
  const { withheld, sightings } = JSON.parse(await textOf('/logbook/sightings.json'));
  expect(withheld).toMatch(/rhino and pangolin/);
  expect(sightings).toHaveLength(SIGHTINGS);
  expect(sightings[12_002]).toMatchObject({ id: 'sighting-12002', species: 'lion', count: 2 });
});

it('writes every sighting into the package, whose tables and times fit each other', async () => {
  const pack = JSON.parse(await textOf('/logbook/camtrap-dp/datapackage.json'));
  const [, ...deployments] = (await textOf('/logbook/camtrap-dp/deployments.csv')).trimEnd().split('\r\n');
  const observations = (await textOf('/logbook/camtrap-dp/observations.csv')).trimEnd().split('\r\n');
  const media = (await textOf('/logbook/camtrap-dp/media.csv')).trimEnd().split('\r\n');
  expect([observations.length, media.length]).toEqual([SIGHTINGS + 1, SIGHTINGS + 1]);
  // The machines that read these tables know from the descriptor that they are UTF-8.
  expect(observations[0]).toMatch(/^observationID,deploymentID,/);
  expect(deployments).toHaveLength(1);
  expect(pack.temporal).toEqual({ start: '2021-03-14', end: '2026-03-05' });
  expect(deployments[0]).toContain('2021-03-14T00:00:00Z');
});

it('holds one page at a time, and reads the next only when the reader has taken it', async () => {
  const chunks = (await chunksOf('/logbook/sightings.csv'))[Symbol.asyncIterator]();
  await chunks.next();
  expect(asked.pages).toEqual([]);
  await chunks.next();
  expect(asked.pages).toEqual([500]);
  await chunks.next();
  expect(asked.pages).toEqual([500, 500]);
});
