import type {
  DocumentData,
  DocumentSnapshot,
  UpdateData,
  WithFieldValue,
  WriteBatch,
} from 'firebase-admin/firestore';
import { isConditionLost } from './firestore.ts';

/** One of the calls that write at the same moment succeeds each time, so each gets its turn within so many. */
const ATTEMPTS = 20;

/** Other calls wrote first, every time. */
export class GaveUp extends Error {}

async function commitUnlessLost(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isConditionLost(error)) return false;
    throw error;
  }
}

/**
 * Commits the batch that `prepare` returns. If another call wrote first, so that a condition of the batch no longer holds,
 * `prepare` reads again and returns the next batch. Transactions of calls at the same moment would wait for each other's
 * locks, and then for the delay before they are tried again.
 * @param what names the work in the error, such as 'publishing the questions'.
 * @returns false if `prepare` returned no batch: there was nothing to write.
 * @throws GaveUp, and what `prepare` and the store throw.
 */
export async function commitInTurn(
  what: string,
  prepare: () => Promise<WriteBatch | undefined>,
): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const batch = await prepare();
    if (!batch) return false;
    if (await commitUnlessLost(batch)) return true;
  }
  throw new GaveUp(`Gave up ${what}: other calls wrote first ${ATTEMPTS} times.`);
}

/**
 * Like `commitInTurn`, for what follows from sources: it looks again after its own write, until there is nothing more to
 * write. While it read the sources they may have changed, and the call of that change may have found its result published
 * already: then nobody else would correct this write.
 */
export async function commitUntilSettled(
  what: string,
  prepare: () => Promise<WriteBatch | undefined>,
): Promise<boolean> {
  let turns = 0;
  while (turns < ATTEMPTS && (await commitInTurn(what, prepare))) turns += 1;
  return turns > 0;
}

/** Writes fields of the document on the condition that nobody has written it since it was read. */
export function writeUnlessChanged<T, D extends DocumentData>(
  batch: Pick<WriteBatch, 'create' | 'update'>,
  { ref, updateTime }: DocumentSnapshot<T, D>,
  next: WithFieldValue<T>,
  { patch }: { patch(next: WithFieldValue<T>): UpdateData<D> },
): void {
  if (updateTime) batch.update(ref, patch(next), { lastUpdateTime: updateTime });
  else batch.create(ref, next);
}
