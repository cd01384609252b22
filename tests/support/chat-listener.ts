import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@boma/domain/api.ts';
import { type ChatMessage, type ChatTail, chatTailSchema } from '@boma/domain/chat/chat.schema.ts';
import { backlogAddress, type ChatList, readBacklog, readTail } from '@boma/domain/chat/chat-reader.ts';
import { collections } from '@boma/domain/collections.ts';
import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import { request } from './api.ts';

const AGAIN_AFTER_MS = 500;

/** The messages at a tail's address; undefined when the tail has moved on from it. */
export type Backlog = (chat: string, tail: ChatTail) => Promise<readonly ChatMessage[] | undefined>;

/** Asks the server each time. */
export const fromServer: Backlog = async (chat, tail) => {
  const { block, epoch } = backlogAddress(tail);
  const query = { block: String(block), epoch: String(epoch) };
  const answer = await request('listMessages', { params: { chat }, query });
  if (answer.status === 404) return undefined;
  if (answer.status !== 200) throw new Error(`The backlog answered ${answer.status}.`);
  return api.listMessages.response.parse(await answer.json()).data.messages;
};

export interface ChatListener {
  /** What the reader shows; undefined until its first list is complete. */
  readonly list: ChatList | undefined;
  /** Stops hearing, and keeps the list. */
  drop(): void;
  /** Hears again. */
  hear(): void;
}

/**
 * Reads a chat as the site does: listens to the tail with Firebase's client and makes the list of it, by the rules of
 * the domain. Begins with `hear`. `onRead`: one document was read; `onList`: there is a new list.
 */
export function listenToChat({
  store,
  chat,
  backlog = fromServer,
  onRead,
  onList,
}: {
  store: Firestore;
  chat: string;
  backlog?: Backlog;
  onRead?: () => void;
  onList?: (list: ChatList) => void;
}): ChatListener {
  let list: ChatList | undefined;
  let heard: ChatTail | undefined;
  let acting = false;
  let stop: (() => void) | undefined;

  async function fetchList(tail: ChatTail): Promise<ChatList | undefined> {
    const messages = await backlog(chat, tail).catch(() => undefined);
    return messages && readBacklog(messages, tail);
  }

  async function act(): Promise<void> {
    if (acting) return;
    acting = true;
    for (let tail = heard; tail; tail = heard) {
      heard = undefined;
      const next = readTail(list, tail) ?? (await fetchList(tail));
      if (next) {
        list = next;
        onList?.(list);
      } else {
        // The tail has moved on, or the network is bad: again, with whatever has been heard by then.
        await sleep(AGAIN_AFTER_MS);
        heard ??= tail;
      }
    }
    acting = false;
  }

  return {
    get list() {
      return list;
    },
    drop() {
      stop?.();
      stop = undefined;
    },
    hear() {
      stop ??= onSnapshot(doc(store, collections.chatTails, chat), (snapshot) => {
        onRead?.();
        if (!snapshot.exists()) return;
        heard = chatTailSchema.parse(snapshot.data());
        void act();
      });
    },
  };
}
