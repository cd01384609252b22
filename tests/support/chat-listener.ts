import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@boma/domain/api.ts';
import { type ChatMessage, type ChatTail, chatTailSchema } from '@boma/domain/chat/chat.schema.ts';
import { backlogAddress, type ChatList, readBacklog, readTail } from '@boma/domain/chat/chat-reader.ts';
import { collections } from '@boma/domain/collections.ts';
import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import { request } from './api.ts';

const AGAIN_AFTER_MS = 500;

/** Fetches the backlog that a tail points at; undefined if the tail points elsewhere by now. */
export type Backlog = (chat: string, tail: ChatTail) => Promise<readonly ChatMessage[] | undefined>;

/** Fetches from the server each time. */
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
  /** Stops listening and keeps the list. */
  drop(): void;
  /** Starts listening, or resumes. */
  hear(): void;
}

/**
 * Reads a chat as the site does: listens to the tail with Firebase's client and builds the list with the functions of the
 * domain. Starts with `hear`. `onRead` is called for each document read, `onList` for each new list.
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
        // The tail has changed or the network failed: retry with the newest tail, as a page does.
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
