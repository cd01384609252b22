import { collections } from '@boma/domain/collections.ts';
import { REPORTS_SHOWN } from '@boma/domain/moderation/reports.schema.ts';
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actorNames, contextOf, serverContext } from './environment.ts';

const ID = 'a'.repeat(64);
const path = `${collections.chatReports}/${ID}`;
const report = { message: 'rude words', reported_by: 'rehana', reported_at: 1, settled_at: null };
const staff: readonly Actor[] = ['admin', 'zoomie'];
const others = actorNames.filter((actor) => !staff.includes(actor));

const reports = (db: Firestore) => collection(db, collections.chatReports);
const open = (db: Firestore, count: number) =>
  query(reports(db), where('settled_at', '==', null), orderBy('reported_at', 'desc'), limit(count));
const listen = (db: Firestore) =>
  new Promise((resolve, reject) => {
    const stop = onSnapshot(open(db, REPORTS_SHOWN), (found) => resolve([stop(), found.size]), reject);
  });

const reads: Record<string, (db: Firestore) => Promise<unknown>> = {
  get: (db) => getDoc(doc(db, path)),
  list: (db) => getDocs(open(db, REPORTS_SHOWN)),
  'listen to': listen,
};
const tooMuch: Record<string, (db: Firestore) => Promise<unknown>> = {
  'list more than a hundred of': (db) => getDocs(open(db, REPORTS_SHOWN + 1)),
  'list without a limit': (db) => getDocs(reports(db)),
};
const writes: Record<string, (db: Firestore) => Promise<unknown>> = {
  create: (db) => setDoc(doc(db, `${path}-new`), report),
  settle: (db) => updateDoc(doc(db, path), { settled_at: 2 }),
  delete: (db) => deleteDoc(doc(db, path)),
};

let environment: RulesTestEnvironment;
let server: Awaited<ReturnType<typeof serverContext>>;
let serverDb: Firestore;

const dbOf = (actor: Actor) => contextOf(environment, actor).firestore() as unknown as Firestore;
const seed = () =>
  Promise.all([setDoc(doc(serverDb, path), report), deleteDoc(doc(serverDb, `${path}-new`))]);

async function expectDenied(db: Firestore, call: (db: Firestore) => Promise<unknown>): Promise<void> {
  await seed();
  await assertSucceeds(call(serverDb));
  await seed();
  await assertFails(call(db));
  expect((await getDoc(doc(serverDb, path))).data()).toEqual(report);
}

/** Who reads and writes what viewers have reported; in the environment of the caller, which has loaded the rules. */
export function describeReports(environmentOf: () => RulesTestEnvironment): void {
  beforeAll(async () => {
    environment = environmentOf();
    server = await serverContext(environment);
    serverDb = server.context.firestore() as unknown as Firestore;
  });
  afterAll(() => server?.close());

  describe.each(staff)('%s', (actor) => {
    it.each(Object.keys(reads))('may %s reports', async (operation) => {
      await seed();
      await assertSucceeds(reads[operation]?.(dbOf(actor)) ?? Promise.reject(new Error(operation)));
    });

    it.each(Object.entries({ ...tooMuch, ...writes }))('may not %s reports', async (_, call) => {
      await expectDenied(dbOf(actor), call);
    });
  });

  describe.each(others)('%s', (actor) => {
    it.each(Object.entries({ ...reads, ...tooMuch, ...writes }))('may not %s reports', async (_, call) => {
      await expectDenied(dbOf(actor), call);
    });
  });

  describe('a device of staff that was signed out from another one', () => {
    const signedInAt = 1_763_721_438;
    const revoked = `${collections.revokedSignIns}/zodwa.${signedInAt}`;
    const device = (auth_time: number) =>
      environment
        .authenticatedContext('zodwa', { roles: ['zoomie'], auth_time })
        .firestore() as unknown as Firestore;

    it.each(Object.entries(reads))('may not %s reports any more, unlike the others', async (_, call) => {
      await seed();
      await deleteDoc(doc(serverDb, revoked));
      await assertSucceeds(call(device(signedInAt)));
      await setDoc(doc(serverDb, revoked), { uid: 'zodwa', revoked_at: 1 });
      await assertFails(call(device(signedInAt)));
      await assertSucceeds(call(device(signedInAt + 1)));
      await deleteDoc(doc(serverDb, revoked));
    });
  });

  describe('somebody whose claims only look like a role', () => {
    it.each([
      { roles: 'admin' },
      { roles: ['owner'] },
      { roles: [['admin']] },
      { admin: true, role: 'admin' },
    ])('%j may not list reports', async (claims) => {
      const person = environment.authenticatedContext('lerato', claims);
      await expectDenied(person.firestore() as unknown as Firestore, (db) =>
        getDocs(open(db, REPORTS_SHOWN)),
      );
    });
  });
}
