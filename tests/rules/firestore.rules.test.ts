import { collections, singletons } from '@boma/domain/collections.ts';
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  onSnapshot,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  actorNames,
  contextOf,
  firestoreEnvironment,
  serverContext,
  sourceOf,
} from './environment.ts';
import { describeReports } from './reports-rules.ts';

const realtimeCollections = [
  'chat',
  'notify-sitewide',
  'notify-streams',
  'notify-show-schedule',
  'notify-course-module-update',
  'sightings',
  'show-questions',
];
const unknownCollection = 'added-without-a-rule';
const closedCollections = [
  ...new Set([...Object.values(collections), ...realtimeCollections, unknownCollection]),
];
const publicDocuments = [
  singletons.liveSite,
  singletons.publishedStreams,
  `${collections.chatTails}/chat-general`,
];

/** `reports.rules.test.ts` has what staff may do there. */
const isOpen = (actor: Actor, operation: string, name: string) =>
  name === collections.chatReports && operation === 'get' && (actor === 'admin' || actor === 'zoomie');

const seeded = { name: 'Tau' };

/** Each on a document that is there, but `create`, whose document is not. */
const operations: Record<string, (db: Firestore, path: string) => Promise<unknown>> = {
  get: (db, path) => getDoc(doc(db, path)),
  list: (db, path) => getDocs(collection(db, path.split('/').slice(0, -1).join('/'))),
  create: (db, path) => setDoc(doc(db, `${path}-new`), seeded),
  update: (db, path) => updateDoc(doc(db, path), { name: 'Tembe' }),
  delete: (db, path) => deleteDoc(doc(db, path)),
};
const writes = ['create', 'update', 'delete'];

let environment: RulesTestEnvironment;
let server: Awaited<ReturnType<typeof serverContext>>;
let serverDb: Firestore;
const actorDb = {} as Record<Actor, Firestore>;

async function seed(path: string): Promise<void> {
  await Promise.all([setDoc(doc(serverDb, path), seeded), deleteDoc(doc(serverDb, `${path}-new`))]);
}

/** First that the same call on the same document works where rules do not stand in its way, then that they stop it. */
async function expectDenied(actor: Actor, operation: string, path: string): Promise<void> {
  const call = operations[operation];
  if (!call) throw new Error(`No operation ${operation}`);
  await seed(path);
  await assertSucceeds(call(serverDb, path));
  await seed(path);
  await assertFails(call(actorDb[actor], path));
  const [kept, created] = await Promise.all([
    getDoc(doc(serverDb, path)),
    getDoc(doc(serverDb, `${path}-new`)),
  ]);
  expect(kept.data()).toEqual(seeded);
  expect(created.exists()).toBe(false);
}

beforeAll(async () => {
  // A refused call is what these tests are after, so the SDK's warnings about it are noise.
  setLogLevel('silent');
  environment = await firestoreEnvironment();
  await environment.clearFirestore();
  server = await serverContext(environment);
  serverDb = server.context.firestore() as unknown as Firestore;
  for (const actor of actorNames) {
    actorDb[actor] = contextOf(environment, actor).firestore() as unknown as Firestore;
  }
});
afterAll(async () => {
  await server?.close();
  await environment?.cleanup();
});

describe.each(actorNames)('%s', (actor) => {
  it.each(publicDocuments)('reads and listens to %s', async (path) => {
    await seed(path);
    const db = actorDb[actor];
    expect((await getDoc(doc(db, path))).data()).toEqual(seeded);
    const heard = await new Promise((resolve, reject) => {
      const stop = onSnapshot(doc(db, path), (snapshot) => resolve([snapshot.data(), stop]), reject);
    });
    const [data, stop] = heard as [unknown, () => void];
    stop();
    expect(data).toEqual(seeded);
  });

  it.each(
    publicDocuments.flatMap((path) => writes.map((operation) => [operation, path] as const)),
  )('may not %s beside or on %s, which it may read', async (operation, path) => {
    await seed(path);
    await assertSucceeds(getDoc(doc(actorDb[actor], path)));
    await expectDenied(actor, operation, path);
  });

  it.each(
    closedCollections.flatMap((name) =>
      Object.keys(operations)
        .filter((operation) => !isOpen(actor, operation, name))
        .map((operation) => [operation, name] as const),
    ),
  )('may not %s in %s', async (operation, name) => {
    await expectDenied(actor, operation, `${name}/some-document`);
  });

  it.each(publicDocuments)('may not reach below %s', async (path) => {
    for (const operation of Object.keys(operations)) {
      await expectDenied(actor, operation, `${path}/below/some-document`);
    }
  });

  it.each(closedCollections)('may not query every collection named %s at once', async (name) => {
    const path = `lodges/some-lodge/${name}/some-document`;
    const query = (db: Firestore) => getDocs(collectionGroup(db, name));
    await seed(path);
    expect((await query(serverDb)).size).toBeGreaterThan(0);
    await assertFails(query(actorDb[actor]));
  });
});

describe('somebody with an account', () => {
  it.each([
    collections.membership,
    collections.membershipTickets,
    collections.refunds,
    collections.apiTokens,
  ])('may not read their own document in %s', async (name) => {
    await seed(`${name}/sipho`);
    await assertSucceeds(getDoc(doc(serverDb, `${name}/sipho`)));
    await assertFails(getDoc(doc(actorDb.subscriber, `${name}/sipho`)));
  });
});

describe('firestore.rules', () => {
  it.each(Object.values(collections))('says who may read %s and why', (name) => {
    const line = new RegExp(`match /${name}/|^ *// {3}${name} {2,}\\S`, 'm');
    expect(sourceOf('firestore.rules')).toMatch(line);
  });
});

// In this file, since the emulator begins to count its coverage anew whenever rules are loaded.
describe('reports of messages', () => {
  describeReports(() => environment);
});
