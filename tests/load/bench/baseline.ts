import { randomUUID } from 'node:crypto';
import type { ChatFold } from '@boma/domain/chat/chat.schema.ts';
import { foldTickMs } from '@boma/domain/chat/fold-tick.ts';
import { collections } from '@boma/domain/collections.ts';
import { firestore } from '../../../functions/src/platform/firestore.ts';
import { newChat } from '../../support/chat.ts';
import { stored } from '../../support/stored.ts';
import type { Sent } from './commands.ts';

const KEPT = 10;
/** What the product's window holds, too. */
const RECENT = 180;

/** A document like a tail, written at the tail's rate by one process that knows all messages, without the product. */
export class PlainTail {
  readonly sent: Sent[] = [];
  readonly #path: string;
  #messages: object[] = [];
  #writtenAt = 0;
  #isDue = false;

  constructor(name: string) {
    this.#path = `${collections.chatTails}/${name}`;
  }

  say(): void {
    const [id, at] = [randomUUID(), Date.now()];
    this.sent.push({ id, at });
    const message = 'Two lionesses at the water, and a hyena that waits behind the marula. 01234567';
    const fixed = { chat: 'chat-plain', author: 'Ranger 1234', system: false, staff: false, sighting: null };
    const written = {
      id,
      message,
      ...fixed,
      user_id: `test-${id}`,
      sent_at: at / 1000,
      seq: this.sent.length,
    };
    this.#messages = [...this.#messages, written].slice(-KEPT);
    if (this.#isDue) return;
    this.#isDue = true;
    void this.#write();
  }

  async #write(): Promise<void> {
    const now = Date.now();
    const window = this.sent.slice(-RECENT).map(({ id, at }) => ({ id, sent_at: at / 1000 }));
    const wait = this.#writtenAt + foldTickMs({ window }, now) - now;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    this.#isDue = false;
    this.#writtenAt = Date.now();
    const counts = { seq: this.sent.length, deletions: 0, count: 180, first: null, deleted: [] };
    await firestore()
      .doc(this.#path)
      .set({ ...counts, messages: this.#messages });
  }
}

/**
 * A chat in which the fold has nothing to do, because its window names the messages before they are sent. The endpoint
 * writes them, reads once, and answers. Returns the chat and the ids to send.
 */
export async function chatWithoutFold(count: number): Promise<{ chat: string; ids: string[] }> {
  const chat = await newChat();
  const ids = Array.from({ length: count }, () => randomUUID());
  const now = Date.now();
  const window = ids.map((id) => ({ id, sent_at: now / 1000 }));
  const fold: ChatFold = { window, folded_at: now };
  await stored.chatFolds(chat).set(fold);
  return { chat, ids };
}
