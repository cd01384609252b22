import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let environment: RulesTestEnvironment;

const PUBLIC = [
  'live/site',
  'notify-streams/current',
  'notify-show-schedule/current',
  'show-questions-public/current',
  'chat-tails/chat-general',
];
const report = { message: 'rude words', reported_by: 'rehana', reported_at: 1, settled_at: null };
const question = { question: 'Do lions swim?', uid: 'rehana', sent_at: 1, stage: 'waiting' };

beforeAll(async () => {
  // The SDK warns about each refusal, and these tests cause them.
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: 'demo-boma-rules-listening',
    firestore: {
      ...addressOfEmulator(),
      rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
    },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    for (const path of PUBLIC) await setDoc(doc(db, path), { name: 'Tau' });
    await setDoc(doc(db, 'chat-reports/some-report'), report);
    await setDoc(doc(db, 'show-questions/some-question'), question);
    await setDoc(doc(db, 'sightings/older'), { created_ts: 1 });
    await setDoc(doc(db, 'sightings/newer'), { created_ts: 2 });
  });
});
afterAll(() => environment?.cleanup());

function addressOfEmulator(): { host: string; port: number } {
  const [host = '', port] = process.env.FIRESTORE_EMULATOR_HOST?.split(':') ?? [];
  return { host, port: Number(port) };
}

const dbOf = (uid?: string, claims = {}) => {
  const context = uid ? environment.authenticatedContext(uid, claims) : environment.unauthenticatedContext();
  return context.firestore() as unknown as Firestore;
};

const documentHeard = (db: Firestore, path: string) =>
  new Promise((resolve, reject) => {
    const stop = onSnapshot(doc(db, path), (found) => resolve([found.data(), stop()]), reject);
  });

/** The list that the page of reports listens to. */
const reportsHeard = (db: Firestore) =>
  new Promise((resolve, reject) => {
    const open = query(
      collection(db, 'chat-reports'),
      where('settled_at', '==', null),
      orderBy('reported_at', 'desc'),
      limit(100),
    );
    const stop = onSnapshot(open, (found) => resolve([found.docs.map((each) => each.id), stop()]), reject);
  });

/** The lists that the controller listens to. */
const questionsHeard = (db: Firestore, stages: readonly string[]) =>
  new Promise((resolve, reject) => {
    const list = query(
      collection(db, 'show-questions'),
      where('stage', 'in', stages),
      orderBy('sent_at', 'desc'),
      limit(100),
    );
    const stop = onSnapshot(list, (found) => resolve([found.docs.map((each) => each.id), stop()]), reject);
  });

/** The list that the logbook listens to. */
const sightingsHeard = (db: Firestore, most = 20) =>
  new Promise((resolve, reject) => {
    const list = query(collection(db, 'sightings'), orderBy('created_ts', 'desc'), limit(most));
    const stop = onSnapshot(list, (found) => resolve([found.docs.map((each) => each.id), stop()]), reject);
  });

describe('a listener of the browser’s SDK', () => {
  it.each(PUBLIC)('hears %s for guests and for viewers', async (path) => {
    for (const db of [dbOf(), dbOf('rehana')])
      expect(await documentHeard(db, path)).toEqual([{ name: 'Tau' }, undefined]);
  });

  it.each(['admin', 'zoomie'])('hears the open reports for %s', async (role) => {
    expect(await reportsHeard(dbOf('zodwa', { roles: [role] }))).toEqual([['some-report'], undefined]);
  });

  it('hears no reports for guests, viewers and members', async () => {
    expect(await reportsHeard(dbOf('zodwa', { roles: ['zoomie'] }))).toEqual([['some-report'], undefined]);
    for (const db of [dbOf(), dbOf('rehana'), dbOf('sipho', { roles: ['subscriber'] })])
      await expect(reportsHeard(db)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('R7-101 R7-105 hears the newest sightings first, for guests too, twenty at most', async () => {
    for (const uid of [undefined, 'rehana']) {
      expect(await sightingsHeard(dbOf(uid))).toEqual([['newer', 'older'], undefined]);
      // Another client: one that has heard them before would answer from its cache.
      await expect(sightingsHeard(dbOf(uid), 21)).rejects.toMatchObject({ code: 'permission-denied' });
    }
  });

  it('R2-297 hears the questions for staff, and refuses all others', async () => {
    const staff = dbOf('zodwa', { roles: ['zoomie'] });
    expect(await questionsHeard(staff, ['waiting'])).toEqual([['some-question'], undefined]);
    expect(await questionsHeard(staff, ['queued', 'answering'])).toEqual([[], undefined]);
    for (const db of [dbOf(), dbOf('rehana'), dbOf('sipho', { roles: ['subscriber'] })])
      await expect(questionsHeard(db, ['waiting'])).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
