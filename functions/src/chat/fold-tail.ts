import { setTimeout as sleep } from 'node:timers/promises';
import { FOLD_TICK_MS } from '@boma/domain/chat/chat.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { foldOnce, look } from './fold-once.ts';

/** How often to try; who loses looks first whether the winner has carried its messages too. */
const ATTEMPTS = 40;

export interface FoldInput {
  readonly chat: string;
  /** The message that was written or deleted. */
  readonly id: string;
  /** How much longer than the tick to leave the fold to somebody else. */
  readonly patienceMs?: number;
}

interface Fold {
  readonly ids: Set<string>;
  readonly done: Promise<void>;
}

/** By chat and patience the fold that has not read the messages yet: who has written one meanwhile comes along. */
const open = new Map<string, Fold>();
/** The last such fold: another one beside it would only lose against it. */
const last = new Map<string, Promise<void>>();

const keyOf = ({ chat, patienceMs = 0 }: FoldInput) => `${chat} ${patienceMs}`;

/**
 * `close` is called before the messages are read, or when there is nothing to read, so that none comes along that nobody
 * would look for; by who has patience at once, since every message that comes along would need as much of it again.
 */
async function fold(
  { clock }: Ctx,
  { chat, patienceMs = 0 }: FoldInput,
  ids: ReadonlySet<string>,
  close: () => void,
): Promise<void> {
  let patience = patienceMs;
  if (patience > 0) close();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const asked = ids.size;
    const folded = await look(chat, [...ids]);
    if (folded.carried && ids.size === asked) return close();
    const left = Math.min(FOLD_TICK_MS, folded.state.folded_at + FOLD_TICK_MS - clock.real());
    if (left + patience > 0) await sleep(Math.max(0, left) + patience);
    if (patience > 0) {
      patience = 0;
      continue;
    }
    close();
    if (await foldOnce(folded, [...ids], clock.real())) return;
  }
  throw new Error(`Others were folding ${chat} all the time.`);
}

function openFold(ctx: Ctx, input: FoldInput): Fold {
  const key = keyOf(input);
  const ids = new Set<string>();
  const close = () => {
    if (open.get(key)?.ids === ids) open.delete(key);
  };
  const before = last.get(key)?.catch(() => undefined) ?? Promise.resolve();
  const done = before
    .then(() => fold(ctx, input, ids, close))
    .finally(() => {
      close();
      if (last.get(key) === done) last.delete(key);
    });
  const opened = { ids, done };
  last.set(key, done);
  open.set(key, opened);
  return opened;
}

/**
 * Brings what happened to a message into `chat-tails/{chat}`, with whatever else is new, at most once in a tick: at
 * once when the last fold is older, else at the tick's end unless somebody else has done it by then. Whoever wrote the
 * message calls this, and the trigger does again: doubled, late and shuffled calls change nothing. Calls of one process
 * share a fold; that nothing is folded twice does not rest on it.
 * @throws Error when others were at it all the time; nothing is lost by that but time.
 */
export function foldTail({ ctx, input }: { ctx: Ctx; input: FoldInput }): Promise<void> {
  const { ids, done } = open.get(keyOf(input)) ?? openFold(ctx, input);
  ids.add(input.id);
  return done;
}
