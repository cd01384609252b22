import { message as template } from '@boma/domain/chat/chat.fixtures.ts';
import type { ChatFold, ChatMessage, ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { isCloseTo } from '@boma/domain/chat/chat-reader.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { foldChat, inOrder } from '@boma/domain/chat/fold-chat.ts';
import { AppError } from '@boma/domain/errors.ts';

/** A chat as on the server: writes and deletions are in the tail at once. */
export class ChatServer {
  readonly chat = new Map<string, ChatMessage>();
  tail: ChatTail = emptyTail;
  readonly #written = new Set<string>();
  readonly #answered = new Map<string, readonly ChatMessage[]>();
  #window: ChatFold['window'] = [];
  #time = 1000;

  newest(): readonly ChatMessage[] {
    return [...this.chat.values()].toSorted(inOrder).slice(-180);
  }

  /** A repeated call writes nothing, even if the message was deleted in between. */
  write(part: Partial<ChatMessage> & { readonly id: string }): void {
    if (this.#written.has(part.id)) return;
    this.#written.add(part.id);
    this.#time += 1;
    const message = { ...template, user_id: 'somebody', author: 'Somebody', ...part, sent_at: this.#time };
    this.chat.set(part.id, message);
    this.#fold({ messages: [message], missing: [] });
  }

  hasEverHad(id: string): boolean {
    return this.#written.has(id);
  }

  delete(id: string): void {
    if (!this.chat.delete(id)) return;
    this.#fold({ messages: this.newest(), missing: [id], since: this.newest()[0] ?? 'ever' });
  }

  /** Answers like a CDN: an address gets the same answer each time. */
  backlog(address: { block: number; epoch: number }): readonly ChatMessage[] {
    if (!isCloseTo(this.tail, address)) throw new AppError('not-found');
    const key = `${address.block}/${address.epoch}`;
    const answer = this.#answered.get(key) ?? this.newest();
    this.#answered.set(key, answer);
    return answer;
  }

  #fold(seen: Parameters<typeof foldChat>[2]): void {
    const next = foldChat(this.tail, this.#window, seen);
    if (next) ({ tail: this.tail, window: this.#window } = next);
  }
}
