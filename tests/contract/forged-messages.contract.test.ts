import { randomUUID } from 'node:crypto';
import { authorOf } from '@boma/domain/accounts/author.policy.ts';
import { cleanText } from '@boma/domain/clean-text.ts';
import { collections } from '@boma/domain/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { secondsOf } from '../../functions/src/chat/message-time.ts';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { request } from '../support/api.ts';
import { deleteChat, newChat, send, storedMessage, tailOf } from '../support/chat.ts';
import { fill, forgedBodies } from '../support/forged-bodies.ts';
import { isLost, repeatWhileLost } from '../support/lost-answers.ts';
import { oneTry } from '../support/one-try.ts';
import { registerQuickly, type Viewer } from '../support/people/viewers.ts';
import { sharesToPlay } from '../support/random-share.ts';
import { stored } from '../support/stored.ts';

/** Into how many shares the thousand bodies are dealt out. Each has all kinds of forgery, and a hundred bodies. */
const SHARES = 10;
const BODIES = 100;
/** The burst that one user may send. */
const EACH = 5;
/** Calls at the same time. */
const AT_ONCE = 4;
/** Messages of one chat wait for each other. */
const CHATS = 8;

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

beforeEach(async () => {
  chats = await Promise.all(Array.from({ length: CHATS }, () => newChat()));
  return () => Promise.all(chats.map(deleteChat));
});

/** The fields that a caller may set: chat, message and id, each a text of the body itself. */
function genuineOf(text: string) {
  const body = JSON.parse(text) as Record<string, unknown>;
  const own = (key: string) => (Object.hasOwn(body, key) ? body[key] : undefined);
  return { chat: own('chat'), message: own('message'), id: own('message_id') };
}

/** The site names an id in every message. Sent again without one, a message could be stored twice. */
function isRepeatable(text: string): boolean {
  try {
    return typeof genuineOf(text).id === 'string';
  } catch {
    // It is no JSON, so it is never stored.
    return true;
  }
}

/** Sends a body, and sends it again if its answer was lost, as the site does. */
async function attempt(person: Viewer, text: string): Promise<Attempt> {
  const headers = { 'Content-Type': 'application/json' };
  const sendBody = () => request('sendMessage', { token: person.token, headers, text });
  const answer = await (isRepeatable(text) ? repeatWhileLost(sendBody) : sendBody());
  // An unread body would keep its connection. The platform answers HTML to broken JSON.
  const received = await answer.text();
  const { data } = (answer.ok ? JSON.parse(received) : {}) as { data?: { id?: string } };
  return { person, text, status: answer.status, id: data?.id };
}

/** The author's name from the user's own document, its only source. */
async function authorOfPerson({ uid }: Viewer): Promise<string> {
  const displayName: unknown = (await stored.users(uid).get()).get('display_name');
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
function sendAll(
  share: number,
  people: readonly Viewer[],
  stolen: string,
  stranger: string,
): Promise<Attempt[]> {
  const bodies = [...forgedBodies().entries()].filter(([index]) => index % SHARES === share);
  expect(bodies).toHaveLength(BODIES);
  return eachLimited(bodies, AT_ONCE, ([index, template]) => {
    const nth = Math.floor(index / SHARES);
    const [chat, id] = [chats[nth % CHATS] ?? '', `forged-${run}-${String(index).padStart(4, '0')}`];
    return attempt(people[nth % people.length] as Viewer, fill(template, { chat, id, stolen, stranger }));
  });
}

type Written = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The attempts that were stored. If the answer to a body without an id was lost, only the store knows the id. */
const acceptedOf = (attempts: readonly Attempt[], written: Written): Attempt[] =>
  attempts.flatMap((each) => {
    if (each.status === 200) return [each];
    if (!isLost(each)) return [];
    const message = cleanText(String(genuineOf(each.text).message));
    return [...written]
      .filter(([, document]) => document.message === message)
      .map(([id]) => ({ ...each, id }));
  });

function expectRefusals(attempts: readonly Attempt[]): void {
  const answered = attempts.filter((each) => !isLost(each) || isRepeatable(each.text));
  const statuses = new Set(answered.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && !REFUSALS.includes(status))).toEqual([]);
  for (const status of REFUSALS) expect(statuses).toContain(status);
}

describe.each(sharesToPlay(SHARES))('a hundred forged bodies, share %i', oneTry, (share) => {
  it('R7-023 store only what the server itself determines', async () => {
    const victim = await registerQuickly();
    const stolen = `stolen-${randomUUID()}`;
    await send(victim, { chat: chats[0], message: 'Mine.', message_id: stolen });
    const before = await storedMessage(stolen);
    const people = await eachLimited(Array.from({ length: BODIES / EACH }), AT_ONCE, () => registerQuickly());
    const authors = new Map(
      await Promise.all(people.map(async (person) => [person.uid, await authorOfPerson(person)] as const)),
    );
    const began = Date.now() / 1000;
    const attempts = await sendAll(share, people, stolen, victim.uid);
    expectRefusals(attempts);

    const { docs } = await firestore().collection(collections.chat).where('chat', 'in', chats).get();
    const written = new Map(docs.map((document) => [document.id, document.data()]));
    expect(await storedMessage(stolen)).toEqual(before);
    written.delete(stolen);
    const accepted = acceptedOf(attempts, written);
    expect(accepted.length).toBeGreaterThan(BODIES / 4);
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
      expect((await stored.chat(id).get()).exists).toBe(false);
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
