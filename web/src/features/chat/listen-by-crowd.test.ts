import { CROWD_TICK_MS } from '@boma/domain/chat/chat.constants.ts';
import type { ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from '../../lib/store.ts';
import { listenByCrowd } from './listen-by-crowd.ts';
import { pollTail } from './poll-tail.ts';
import type { TailEvents } from './tail-reader.ts';

const CHAT = 'chat-general';
const NOW = 1_770_120_000;
/** A tail whose messages, if any, have come one a second until now. */
const tail = (seq: number, messages = 10): ChatTail => ({
  ...emptyTail,
  seq,
  messages: Array.from({ length: messages }, (_, index) => ({ sent_at: NOW - index })) as never,
});

let waiting: { readonly act: () => void; readonly after: number }[];
let answers: (ChatTail | Error)[];
let asked: number;
let listener: TailEvents | undefined;
let heard: (number | string)[];
let site: ReturnType<typeof createStore<{ chats: 'auto' | 'cdn' | 'listeners'; viewers: number | null }>>;
const count = (viewers: number | null) => site.write({ chats: 'auto', viewers });
let now: number;

beforeEach(() => {
  waiting = [];
  answers = [];
  asked = 0;
  listener = undefined;
  heard = [];
  site = createStore<Parameters<typeof site.write>[0]>({ chats: 'auto', viewers: 10 });
  now = NOW;
});

const clock = {
  now: () => 0,
  serverNow: () => now * 1000,
  random: () => 0.5,
  after(after: number, act: () => void) {
    const entry = { act, after };
    waiting.push(entry);
    return () => void (waiting = waiting.filter((each) => each !== entry));
  },
};

const events: TailEvents = {
  tail: ({ seq }) => heard.push(seq),
  connected: (is) => heard.push(is ? 'connected' : 'cut'),
  broken: (cause) => heard.push(String(cause)),
};

const begin = () =>
  listenByCrowd({
    clock,
    site,
    listen(_, theirs) {
      listener = theirs;
      return () => (listener = undefined);
    },
    poll: pollTail({
      clock,
      async fetchTail() {
        asked += 1;
        const answer = answers.shift() ?? tail(0);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    }),
  })(CHAT, events);

/** Lets all answers come, without the next question. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));
async function nextQuestion(): Promise<void> {
  waiting.shift()?.act();
  await settle();
}

it('listens to the store while few watch, and asks the CDN once a second in a crowd', async () => {
  const end = begin();
  listener?.tail(tail(5));
  answers = [tail(6), tail(8)];
  count(5000);
  expect(listener).toBeUndefined();
  await settle();
  expect(waiting.map(({ after }) => after)).toEqual([CROWD_TICK_MS]);
  await nextQuestion();
  expect(heard).toEqual([5, 'connected', 6, 'connected', 8]);
  count(10);
  expect(waiting).toEqual([]);
  listener?.tail(tail(9));
  expect(heard.at(-1)).toBe(9);
  end();
  expect(listener).toBeUndefined();
  count(5000);
  await settle();
  expect(asked).toBe(2);
});

it('drops what an older copy of the CDN says, and what it has heard already', async () => {
  begin();
  listener?.tail(tail(5));
  answers = [tail(4), tail(5), tail(7), tail(6)];
  count(5000);
  await settle();
  for (let question = 0; question < 3; question += 1) await nextQuestion();
  expect(heard.filter((each) => each !== 'connected')).toEqual([5, 7]);
});

it('reports a failed question as broken and asks no more', async () => {
  count(5000);
  answers = [new Error('away')];
  begin();
  listener?.tail(tail(1));
  await settle();
  expect(heard).toEqual([1, 'Error: away']);
  expect(waiting).toEqual([]);
});

it('reports nothing of an answer that comes after the end', async () => {
  count(5000);
  answers = [tail(3)];
  const end = begin();
  listener?.tail(tail(1));
  end();
  await settle();
  expect([heard, waiting]).toEqual([[1], []]);
});

it('listens to a quiet chat however many watch, and again when a busy one falls silent', async () => {
  count(100_000);
  begin();
  listener?.tail(tail(1, 1));
  now += 60;
  count(90_000);
  expect([asked, listener === undefined]).toEqual([0, false]);
  listener?.tail({ ...tail(11), messages: tail(11).messages.map((each) => ({ ...each, sent_at: now })) });
  expect(listener).toBeUndefined();
  answers = [tail(11), tail(11)];
  await settle();
  now += 200;
  await nextQuestion();
  expect(listener).toBeDefined();
  expect(waiting).toEqual([]);
});

it('goes by the pace alone where nobody counts the viewers', async () => {
  count(null);
  begin();
  listener?.tail(tail(4, 4));
  expect(listener).toBeDefined();
  listener?.tail(tail(10));
  expect(listener).toBeUndefined();
  await settle();
  expect(asked).toBe(1);
});

it('begins at the CDN where staff have chosen it, and asks the store for nothing', async () => {
  site.write({ chats: 'cdn', viewers: 10 });
  answers = [tail(3)];
  begin();
  expect(listener).toBeUndefined();
  await settle();
  expect([asked, heard]).toEqual([1, ['connected', 3]]);
});

it('follows the choice of staff at once, in either direction', async () => {
  begin();
  listener?.tail(tail(1, 1));
  answers = [tail(1, 1), tail(10)];
  site.write({ chats: 'cdn', viewers: 10 });
  expect(listener).toBeUndefined();
  await settle();
  expect(asked).toBe(1);
  site.write({ chats: 'listeners', viewers: 100_000 });
  expect([listener === undefined, waiting]).toEqual([false, []]);
  listener?.tail(tail(10));
  expect(listener).toBeDefined();
});
