import { randomUUID } from 'node:crypto';
import { authorOf } from '@boma/domain/chat/chat.policy.ts';
import { cleanText } from '@boma/domain/clean-text.ts';
import { collections } from '@boma/domain/collections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondsOf } from '../../functions/src/chat/message-time.ts';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { store } from '../../functions/src/platform/store.ts';
import { request } from '../support/api.ts';
import { deleteChat, newChat, send, stored, tailOf } from '../support/chat.ts';
import { fill, forgedBodies } from '../support/forged-bodies.ts';
import { oneTry } from '../support/one-try.ts';
import { registerQuickly, type Viewer } from '../support/people/viewers.ts';

const BODIES = 1000;
/** The burst that one user may send. */
const EACH = 5;
const AT_ONCE = 8;
const CHATS = 3;

const KEYS = ['author', 'chat', 'id', 'message', 'sent_at', 'sighting', 'staff', 'system', 'user_id'];
const REFUSALS = [400, 403, 409, 422];

interface Attempt {
  readonly person: Viewer;
  readonly text: string;
  readonly status: number;
  /** The id in the answer. */
  readonly id: string | undefined;
}

let chats: string[];
const run = randomUUID().slice(0, 8);

beforeAll(async () => {
  chats = await Promise.all(Array.from({ length: CHATS }, () => newChat()));
});
afterAll(() => Promise.all(chats.map(deleteChat)));

async function attempt(person: Viewer, text: string): Promise<Attempt> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await request('sendMessage', { token: person.token, headers, text });
  // An unread body would keep its connection. The platform answers HTML to broken JSON.
  const received = await answer.text();
  const { data } = (answer.ok ? JSON.parse(received) : {}) as { data?: { id?: string } };
  return { person, text, status: answer.status, id: data?.id };
}

/** The fields that a caller may set: chat, message and id, each a text of the body itself. */
function genuineOf(text: string) {
  const body = JSON.parse(text) as Record<string, unknown>;
  const own = (key: string) => (Object.hasOwn(body, key) ? body[key] : undefined);
  return { chat: own('chat'), message: own('message'), id: own('message_id') };
}

/** The author's name from the user's own document, its only source. */
async function authorOfPerson({ uid }: Viewer): Promise<string> {
  const displayName: unknown = (await store.users(uid).get()).get('display_name');
  return authorOf({ uid, displayName: String(displayName), roles: [] });
}

const expected = ({ person: { uid }, text, id }: Attempt, author: string) => {
  const genuine = genuineOf(text);
  return {
    id: genuine.id ?? id,
    chat: genuine.chat,
    message: cleanText(String(genuine.message)),
    author,
    user_id: uid,
    system: false,
    staff: false,
    sighting: null,
  };
};

/** Users send in turn, so that none exceeds the allowance. */
function sendAll(people: readonly Viewer[], stolen: string, stranger: string): Promise<Attempt[]> {
  const bodies = forgedBodies(BODIES);
  expect(bodies).toHaveLength(BODIES);
  return eachLimited([...bodies.entries()], AT_ONCE, ([index, template]) => {
    const [chat, id] = [chats[index % CHATS] ?? '', `forged-${run}-${String(index).padStart(4, '0')}`];
    return attempt(people[index % people.length] as Viewer, fill(template, { chat, id, stolen, stranger }));
  });
}

describe('a thousand forged bodies', oneTry, () => {
  it('R7-023 store only what the server itself determines', async () => {
    const victim = await registerQuickly();
    const stolen = `stolen-${randomUUID()}`;
    await send(victim, { chat: chats[0], message: 'Mine.', message_id: stolen });
    const before = await stored(stolen);
    const people = await eachLimited(Array.from({ length: BODIES / EACH }), AT_ONCE, () => registerQuickly());
    const authors = new Map(
      await Promise.all(people.map(async (person) => [person.uid, await authorOfPerson(person)] as const)),
    );
    const began = Date.now() / 1000;
    const attempts = await sendAll(people, stolen, victim.uid);

    const accepted = attempts.filter(({ status }) => status === 200);
    const statuses = new Set(attempts.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && !REFUSALS.includes(status))).toEqual([]);
    for (const status of REFUSALS) expect(statuses).toContain(status);
    expect(accepted.length).toBeGreaterThan(BODIES / 4);

    const { docs } = await firestore().collection(collections.chat).where('chat', 'in', chats).get();
    const written = new Map(docs.map((document) => [document.id, document.data()]));
    expect(await stored(stolen)).toEqual(before);
    written.delete(stolen);
    expect([...written.keys()].sort()).toEqual(accepted.map(({ id }) => id).sort());
    for (const each of accepted) {
      const { sent_at: sentAt, ...message } = written.get(each.id ?? '') ?? {};
      expect({ ...message, text: each.text }).toEqual({
        ...expected(each, authors.get(each.person.uid) ?? ''),
        text: each.text,
      });
      expect(secondsOf(sentAt)).toBeGreaterThan(began - 5);
      expect(secondsOf(sentAt)).toBeLessThan(Date.now() / 1000 + 5);
    }

    const ofVictim = await firestore().collection(collections.chat).where('user_id', '==', victim.uid).get();
    expect(ofVictim.docs.map(({ id }) => id)).toEqual([stolen]);
    for (const id of ['Boma', '1', 'true', 'chat-of-no-camera'])
      expect((await store.chat(id).get()).exists).toBe(false);
    for (const chat of chats)
      for (const { seq, ...message } of (await tailOf(chat)).messages) {
        expect(seq).toBeGreaterThan(0);
        expect(Object.keys(message).sort()).toEqual(KEYS);
        const { sent_at: _sentAt, ...truth } = written.get(message.id) ?? before ?? {};
        expect(message).toMatchObject(truth);
      }
    expect(Object.hasOwn(Object.prototype, 'system')).toBe(false);
  }, 300_000);
});
