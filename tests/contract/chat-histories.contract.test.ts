import { CHAT_LIMITS } from '@boma/domain/chat/chat.constants.ts';
import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf, newestFirst } from '../../functions/src/chat/read-messages.ts';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { play, type Stage, step } from '../models/chat-history.ts';
import { deleteChat, newChat, tailOf } from '../support/chat.ts';
import { listenToChat } from '../support/chat-listener.ts';
import { type FirestoreClient, firestoreClient } from '../support/firestore-client.ts';
import { oneTry } from '../support/one-try.ts';
import { registerQuickly } from '../support/people/viewers.ts';
import { sharesToPlay } from '../support/random-share.ts';
import { stored } from '../support/stored.ts';

/** In each share. */
const HISTORIES = Number(process.env.BOMA_HISTORIES ?? 4);
const SEED = 20_261_121;
/** Chats that run at the same time, because each mostly waits for its next fold. In `npm test` each plays one history. */
const CHATS = 4;
const PEOPLE = 4;
const READERS = 2;
const within = { timeout: 60_000, interval: 250 };

const histories = sharesToPlay().flatMap((share) =>
  fc.sample(fc.array(step, { minLength: 8, maxLength: 20 }), { seed: SEED + share, numRuns: HISTORIES }),
);

/** The list as a fresh query of the store answers it. */
async function truthOf(chat: string) {
  const { docs } = await newestFirst(chat, CHAT_LIMITS.backlog).get();
  return messagesOf(docs).toReversed();
}

/** The messages that a reader shows wrongly or lacks. All of them if only the order is wrong. */
function differences(shown: readonly ChatMessage[], truth: readonly ChatMessage[]): string[] {
  const texts = (messages: readonly ChatMessage[]) => messages.map((message) => JSON.stringify(message));
  const [mine, theirs] = [texts(shown), texts(truth)];
  if (mine.join() === theirs.join()) return [];
  const wrong = mine.filter((text) => !theirs.includes(text)).map((text) => `shows ${text}`);
  const lacking = theirs.filter((text) => !mine.includes(text)).map((text) => `lacks ${text}`);
  return wrong.length + lacking.length > 0 ? [...wrong, ...lacking] : ['shows', ...mine];
}

let chats: string[];
const clients = new Set<FirestoreClient>();

beforeAll(async () => {
  chats = await Promise.all(Array.from({ length: CHATS }, () => newChat()));
});
afterAll(async () => {
  await Promise.all([...clients].map((client) => client.close()));
  await Promise.all(chats.map(deleteChat));
});

/** A page that has the chat open. */
function openChat(chat: string) {
  const client = firestoreClient();
  clients.add(client);
  const reader = listenToChat({ store: client.store, chat });
  reader.hear();
  const leave = async () => {
    reader.drop();
    clients.delete(client);
    await client.close();
  };
  return { reader, leave };
}

async function settle({ chat, readers }: Stage): Promise<void> {
  for (const reader of readers) reader.hear();
  await expect
    .poll(async () => {
      const truth = await truthOf(chat);
      return readers.map(({ list }) => differences(list?.messages ?? [], truth));
    }, within)
    .toEqual(readers.map(() => []));
}

describe('any history of a chat on the emulators', oneTry, () => {
  it(`ends with the same list for every reader as for a fresh query, each message once, in ${histories.length} histories`, async () => {
    const played = histories.entries();
    await eachLimited(chats, CHATS, async (chat) => {
      const readers = Array.from({ length: READERS }, () => openChat(chat).reader);
      for (const [number, steps] of played) {
        const people = await Promise.all(Array.from({ length: PEOPLE }, () => registerQuickly()));
        const stage = { chat, people, readers };
        await play(steps, stage);
        await settle(stage).catch((error: unknown) => {
          throw new Error(`History ${number}: ${JSON.stringify(steps)}`, { cause: error });
        });
        const newcomer = openChat(chat);
        await settle({ ...stage, readers: [newcomer.reader] });
        await newcomer.leave();
      }
    });
    for (const chat of chats) {
      const truth = await truthOf(chat);
      const shown = truth.map(({ id }) => id);
      // A message that was posted twice would have two ids.
      expect(new Set(truth.map(({ message }) => message)).size).toBe(truth.length);
      const { window } = (await stored.chatFolds(chat).get()).data() ?? {};
      expect((window as { id: string }[]).map(({ id }) => id)).toEqual(shown);
      expect((await tailOf(chat)).seq).toBeGreaterThanOrEqual(shown.length);
    }
    expect([...played]).toEqual([]);
  }, 600_000);
});
