import { gzipSync } from 'node:zlib';
import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import { backlogAddress } from '@boma/domain/chat/chat-reader.ts';
import { request } from '../../support/api.ts';
import type { Backlog } from '../../support/chat-listener.ts';

/** How many documents `GET /api/chat/{chat}/messages` reads besides the messages: tail and fold. */
const READS_OF_AN_ANSWER = 2;

/** Replaces the CDN of Hosting, which the emulators lack: stores an answer for as long as its header says. */
export class Cdn {
  calls = 0;
  reads = 0;
  bytes = 0;
  gzip = 0;
  readonly #kept = new Map<string, { until: number; answer: ReturnType<Backlog> }>();

  readonly backlog: Backlog = (chat, tail) => {
    const { block, epoch } = backlogAddress(tail);
    const address = `${chat}/${block}/${epoch}`;
    const kept = this.#kept.get(address);
    if (kept && kept.until > Date.now()) return kept.answer;
    const answer = this.#fetch(address, chat, { block: String(block), epoch: String(epoch) });
    // A call that arrives while the first answer is on its way waits for it, as at a CDN.
    this.#kept.set(address, { until: Number.POSITIVE_INFINITY, answer });
    answer.catch(() => this.#kept.delete(address));
    return answer;
  };

  async #fetch(
    address: string,
    chat: string,
    query: Readonly<Record<string, string>>,
  ): Promise<readonly ChatMessage[] | undefined> {
    const response = await request('listMessages', { params: { chat }, query });
    const text = await response.text();
    this.calls += 1;
    this.reads += READS_OF_AN_ANSWER;
    const seconds = Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
    const kept = this.#kept.get(address);
    if (kept) kept.until = Date.now() + seconds * 1000;
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw new Error(`The backlog answered ${response.status}.`);
    const { data } = JSON.parse(text) as { data: { messages: ChatMessage[] } };
    this.reads += data.messages.length;
    this.bytes = Buffer.byteLength(text);
    this.gzip = gzipSync(text).length;
    return data.messages;
  }
}
