import { setTimeout as sleep } from 'node:timers/promises';
import { foldTickMs } from '@boma/domain/chat/fold-tick.ts';
import type { Ctx } from '../platform/context.ts';
import { foldOnce, readLastFold } from './fold-once.ts';

/** A fold that loses first checks whether the winner has folded its messages too. */
const ATTEMPTS = 40;

export interface FoldInput {
  readonly chat: string;
  /** The message that was written or deleted. */
  readonly id: string;
  /** How long to wait beyond the tick, so that another process can fold first. */
  readonly patienceMs?: number;
}

interface Batch {
  readonly ids: Set<string>;
  readonly done: Promise<void>;
}

/** By chat and patience, the batch that has not read the messages yet. Further messages join it. */
const open = new Map<string, Batch>();
/** By chat and patience, the end of the last batch. A second batch beside it could only lose against it. */
const last = new Map<string, Promise<void>>();

const keyOf = ({ chat, patienceMs = 0 }: FoldInput) => `${chat} ${patienceMs}`;

/**
 * Close the batch before reading, so that no message joins after the read. A patient fold closes at once: each newcomer
 * would extend its wait.
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
    const idsRead = ids.size;
    const lastFold = await readLastFold(chat, [...ids]);
    if (lastFold.isUpToDate && ids.size === idsRead) return close();
    const now = clock.real();
    const tick = foldTickMs(lastFold.state, now);
    const left = Math.min(tick, lastFold.state.folded_at + tick - now);
    if (left + patience > 0) await sleep(Math.max(0, left) + patience);
    if (patience > 0) {
      patience = 0;
      continue;
    }
    close();
    if (await foldOnce(lastFold, [...ids], clock.real())) return;
  }
  throw new Error(`Gave up folding ${chat}: other processes came first ${ATTEMPTS} times.`);
}

function openBatch(ctx: Ctx, input: FoldInput): Batch {
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
  const batch = { ids, done };
  last.set(key, done);
  open.set(key, batch);
  return batch;
}

/**
 * Brings a written or deleted message into `chat-tails/{chat}`, with everything else that is new, at most once per tick:
 * at once if the last fold is older than a tick, else at the end of the tick unless another process has folded by then.
 * The verb that wrote the message calls this, and the trigger calls it again. Repeated, late and reordered calls change
 * nothing. Calls of one process share a fold to save work; correctness does not depend on that.
 * @throws Error when other processes always came first. The next call folds what is missing.
 */
export function foldTail({ ctx, input }: { ctx: Ctx; input: FoldInput }): Promise<void> {
  const { ids, done } = open.get(keyOf(input)) ?? openBatch(ctx, input);
  ids.add(input.id);
  return done;
}
