import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { publishedDocument, publishedList } from './published.ts';

const sdk = vi.hoisted(() => ({
  hear: undefined as unknown,
  options: undefined as unknown,
  stored: undefined as unknown,
}));
const snapshotOf = (stored: unknown, fromCache = false) => ({
  exists: () => stored !== undefined,
  data: () => stored,
  metadata: { fromCache },
});

const listOf = (stored: readonly unknown[], fromCache = false) => ({
  docs: stored.map((each) => snapshotOf(each)),
  metadata: { fromCache },
});

vi.mock('./firestore.ts', () => ({ firestore: async () => ({}) }));
vi.mock('firebase/firestore', () => ({
  doc: vi.fn(),
  collection: vi.fn(),
  query: vi.fn(),
  getDocFromServer: async () => snapshotOf(sdk.stored),
  onSnapshot: (_place: unknown, ...given: unknown[]) => {
    sdk.options = typeof given[0] === 'function' ? undefined : given.shift();
    sdk.hear = given[0];
    return () => undefined;
  },
}));

const schema = z.object({ camera: z.string(), live: z.boolean().default(false) });
const place = publishedDocument('cameras/tau', schema);
const orEmpty = publishedDocument('cameras/tau', schema, { camera: 'none', live: false });
const hearing = () => ({ heard: vi.fn(), failed: vi.fn() });
const arrive = (snapshot: unknown) => (sdk.hear as (snapshot: unknown) => void)(snapshot);

beforeEach(() => {
  sdk.stored = undefined;
});

it('drops the fields that a newer server writes, and fills in those that an older one left out', async () => {
  const { heard, failed } = hearing();
  await place.listen({ heard, failed });
  arrive(snapshotOf({ camera: 'tau', mood: 'sunny' }));
  expect(heard.mock.calls).toEqual([[{ camera: 'tau', live: false }]]);
  expect(failed).not.toHaveBeenCalled();
  sdk.stored = { camera: 'tembe', mood: 'dusty' };
  expect(await place.read()).toEqual({ camera: 'tembe', live: false });
});

it('fails where the page would misread the document', async () => {
  const { heard, failed } = hearing();
  await place.listen({ heard, failed });
  arrive(snapshotOf({ camera: 7 }));
  expect(failed.mock.calls).toEqual([[expect.any(z.ZodError)]]);
  expect(heard).not.toHaveBeenCalled();
  sdk.stored = { camera: 7 };
  await expect(place.read()).rejects.toThrow(z.ZodError);
});

it('takes a missing document for the empty one, and fails where there is none', async () => {
  const { heard, failed } = hearing();
  await orEmpty.listen({ heard, failed });
  arrive(snapshotOf(undefined));
  expect(heard.mock.calls).toEqual([[{ camera: 'none', live: false }]]);
  expect(await orEmpty.read()).toEqual({ camera: 'none', live: false });
  await expect(place.read()).rejects.toThrow(z.ZodError);
});

it('takes a document for missing only when the server says so', async () => {
  const { heard, failed } = hearing();
  await orEmpty.listen({ heard, failed });
  expect(sdk.options).toEqual({ includeMetadataChanges: true });
  arrive(snapshotOf(undefined, true));
  expect(heard).not.toHaveBeenCalled();
  arrive(snapshotOf({ camera: 'kept' }, true));
  arrive(snapshotOf(undefined));
  expect(heard.mock.calls).toEqual([[{ camera: 'kept', live: false }], [{ camera: 'none', live: false }]]);
  expect(failed).not.toHaveBeenCalled();
});

it('hears only the server where its reader asks whether the server answers', async () => {
  const reached: boolean[] = [];
  const { heard, failed } = hearing();
  await place.listen({ heard, failed, connected: (connected) => reached.push(connected) });
  arrive(snapshotOf({ camera: 'kept' }, true));
  arrive(snapshotOf({ camera: 'tau' }));
  expect(reached).toEqual([false, true]);
  expect(heard.mock.calls).toEqual([[{ camera: 'tau', live: false }]]);
});

it('leaves out of a list what the page cannot read', async () => {
  const { heard, failed } = hearing();
  await publishedList('cameras', schema).listen({ heard, failed });
  arrive(listOf([{ camera: 'tau', mood: 'sunny' }, { camera: 7 }]));
  expect(heard.mock.calls).toEqual([[{ items: [{ camera: 'tau', live: false }], size: 2 }]]);
});

it('takes a list for empty only when the server says so', async () => {
  const { heard, failed } = hearing();
  await publishedList('cameras', schema).listen({ heard, failed });
  expect(sdk.options).toEqual({ includeMetadataChanges: true });
  arrive(listOf([], true));
  expect(heard).not.toHaveBeenCalled();
  arrive(listOf([]));
  expect(heard.mock.calls).toEqual([[{ items: [], size: 0 }]]);
});
