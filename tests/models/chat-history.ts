import { randomUUID } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import fc from 'fast-check';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { request } from '../support/api.ts';
import type { ChatListener } from '../support/chat-listener.ts';
import { repeatWhileLost } from '../support/lost-answers.ts';
import { type Viewer } from '../support/people/viewers.ts';

const which = fc.nat({ max: 30 });
/** Whether the next step waits for this one or runs at the same time. */
const waits = fc.boolean();

export const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), which, waits }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which, waits }) },
  // Aborted after this many milliseconds and usually sent again, as a page does when its network is back.
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('lose' as const),
      which,
      after: fc.nat({ max: 200 }),
      again: waits,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which, waits }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('script' as const), late: fc.nat({ max: 60 }), waits }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unscript' as const), which, waits }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('drop' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hear' as const), which }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

export interface Stage {
  readonly chat: string;
  readonly people: readonly Viewer[];
  readonly readers: readonly ChatListener[];
}

interface Said {
  readonly id: string;
  /** Undefined for a message that a script wrote. */
  readonly person?: Viewer;
}

/** Stored, or refused as too fast. */
const ALLOWED = [200, 429];
/** Calls at the same time. */
const AT_ONCE = 3;

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length];
const bodyOf = (chat: string, id: string) => ({ chat, message: `Said once: ${id}`, message_id: id });
const tokenOf = ({ person }: Said) => (person ? { token: person.token } : {});

/** Makes a call, and repeats it where its answer was lost. */
async function repeatUntilAnswered(call: () => Promise<Response>): Promise<void> {
  const answer = await repeatWhileLost(call);
  await answer.arrayBuffer();
  if (!ALLOWED.includes(answer.status)) throw new Error(`The call answered ${answer.status}.`);
}

const say = (chat: string, one: Said): Promise<void> =>
  repeatUntilAnswered(() => request('sendMessage', { ...tokenOf(one), body: bodyOf(chat, one.id) }));

async function lose(chat: string, one: Said, after: number, again: boolean): Promise<void> {
  const signal = AbortSignal.timeout(after);
  await request('sendMessage', { ...tokenOf(one), body: bodyOf(chat, one.id), signal }).then(
    (answer) => answer.arrayBuffer().catch(() => undefined),
    () => undefined,
  );
  if (again) await say(chat, one);
}

const takeBack = (one: Said): Promise<void> =>
  repeatUntilAnswered(() => request('deleteMessage', { ...tokenOf(one), body: { message_id: one.id } }));

const documentOf = ({ id }: Said) => firestore().doc(`${collections.chat}/${id}`);

const write = (chat: string, one: Said, late: number) =>
  documentOf(one).set({
    chat,
    message: `Written by a script: ${one.id}`,
    author: 'Boma',
    system: true,
    sent_at: timestampOf(Math.round(Date.now() - late * 1000) / 1000),
  });

/** Starts the call of a step, if its message exists. Adds to `said`. */
function begin(each: Step, { chat, people, readers }: Stage, said: Said[]): Promise<unknown> | undefined {
  const add = (one: Said) => said[said.push(one) - 1] as Said;
  const spoken = (index: number) =>
    pick(
      said.filter(({ person }) => person),
      index,
    );
  const bySomebody = (index: number): Said => {
    const person = pick(people, index);
    return add({ id: `history-${randomUUID()}`, ...(person && { person }) });
  };
  switch (each.kind) {
    case 'send':
      return say(chat, bySomebody(each.which));
    case 'lose':
      return lose(chat, bySomebody(each.which), each.after, each.again);
    case 'repeat': {
      const one = spoken(each.which);
      return one && say(chat, one);
    }
    case 'delete': {
      const one = spoken(each.which);
      return one && takeBack(one);
    }
    case 'script':
      return write(chat, add({ id: `script-${randomUUID()}` }), each.late);
    case 'unscript': {
      const one = pick(
        said.filter(({ person }) => !person),
        each.which,
      );
      return one && documentOf(one).delete();
    }
    case 'drop':
    case 'hear':
      pick(readers, each.which)?.[each.kind]();
      return undefined;
  }
}

/** Plays a history through the product's endpoints. Resolves when every call has ended. @throws the first error. */
export async function play(steps: readonly Step[], stage: Stage): Promise<void> {
  const said: Said[] = [];
  const open = new Set<Promise<void>>();
  const problems: unknown[] = [];
  for (const each of steps) {
    const begun = begin(each, stage, said);
    if (!begun) continue;
    const ended = begun.then(
      () => {},
      (problem: unknown) => void problems.push(problem),
    );
    const call = ended.then(() => void open.delete(call));
    open.add(call);
    if ('waits' in each && each.waits) await call;
    if (open.size >= AT_ONCE) await Promise.race(open);
  }
  await Promise.all(open);
  if (problems.length > 0) throw problems[0];
}
