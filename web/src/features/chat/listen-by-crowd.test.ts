import { CROWD_TICK_MS } from '@boma/domain/chat/chat.constants.ts';
import type { ChatTail } from '@boma/domain/chat/chat.schema.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from '../../lib/store.ts';
import { listenByCrowd } from './listen-by-crowd.ts';
import { pollTail } from './poll-tail.ts';
import type { TailEvents } from './tail-reader.ts';

const CHAT = 'chat-general';
const tail = (seq: number): ChatTail => ({ ...emptyTail, seq });

let waiting: { readonly act: () => void; readonly after: number }[];
let answers: (ChatTail | Error)[];
let asked: number;
let listener: TailEvents | undefined;
let heard: (number | string)[];
let crowd: ReturnType<typeof createStore<boolean>>;

beforeEach(() => {
  waiting = [];
  answers = [];
  asked = 0;
  listener = undefined;
  heard = [];
  crowd = createStore(false);
});

const clock = {
  now: () => 0,
  serverNow: () => 0,
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
    crowd,
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
  crowd.write(true);
  expect(listener).toBeUndefined();
  await settle();
  expect(waiting.map(({ after }) => after)).toEqual([CROWD_TICK_MS]);
  await nextQuestion();
  expect(heard).toEqual([5, 'connected', 6, 'connected', 8]);
  crowd.write(false);
  expect(waiting).toEqual([]);
  listener?.tail(tail(9));
  expect(heard.at(-1)).toBe(9);
  end();
  expect(listener).toBeUndefined();
  crowd.write(true);
  await settle();
  expect(asked).toBe(2);
});

it('drops what an older copy of the CDN says, and what it has heard already', async () => {
  begin();
  listener?.tail(tail(5));
  answers = [tail(4), tail(5), tail(7), tail(6)];
  crowd.write(true);
  await settle();
  for (let question = 0; question < 3; question += 1) await nextQuestion();
  expect(heard.filter((each) => each !== 'connected')).toEqual([5, 7]);
});

it('reports a failed question as broken and asks no more', async () => {
  crowd.write(true);
  answers = [new Error('away')];
  begin();
  await settle();
  expect(heard).toEqual(['Error: away']);
  expect(waiting).toEqual([]);
});

it('reports nothing of an answer that comes after the end', async () => {
  crowd.write(true);
  answers = [tail(3)];
  begin()();
  await settle();
  expect([heard, waiting]).toEqual([[], []]);
});
