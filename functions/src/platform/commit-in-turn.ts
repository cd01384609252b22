import type {
  DocumentData,
  DocumentSnapshot,
  UpdateData,
  WithFieldValue,
  WriteBatch,
} from 'firebase-admin/firestore';
import { GaveUp, isConditionLost } from './firestore.ts';

/** Of calls that write at the same moment one succeeds each time. */
const ATTEMPTS = 20;
/** Sources that change faster than this leave the rest to the calls of their later changes. */
const WRITES = 5;

/** Returns the lost condition, undefined if everything was written. */
async function commitUnlessLost(batch: WriteBatch): Promise<unknown> {
  try {
    await batch.commit();
    return undefined;
  } catch (error) {
    if (isConditionLost(error)) return error;
    throw error;
  }
}

/**
 * Commits the batch that `prepare` returns. If another call wrote first, so that a condition of the batch no longer holds,
 * `prepare` reads again and returns the next batch. Transactions of calls at the same moment would wait for each other's
 * locks, and then for the delay before they are tried again.
 * @param what names the work in the error, such as 'publishing the questions'.
 * @returns false if `prepare` returned no batch: there was nothing to write.
 * @throws GaveUp when another call wrote first each time; what `prepare` and the store throw.
 */
export async function commitInTurn(
  what: string,
  prepare: () => Promise<WriteBatch | undefined>,
): Promise<boolean> {
  let lost: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const batch = await prepare();
    if (!batch) return false;
    lost = await commitUnlessLost(batch);
    if (!lost) return true;
  }
  throw new GaveUp(`Gave up ${what}: other calls wrote first ${ATTEMPTS} times.`, { cause: lost });
}

/**
 * Like `commitInTurn`, for what follows from sources. After its own write it looks again, until there is nothing more to
 * write: while it read, a source may have changed and changed back. The call of that change found nothing to write, so
 * nobody else would correct this write.
 * @returns true if anything was written.
 * @throws GaveUp also when the sources change after each write.
 */
export async function commitUntilSettled(
  what: string,
  prepare: () => Promise<WriteBatch | undefined>,
): Promise<boolean> {
  for (let writes = 0; writes < WRITES; writes += 1)
    if (!(await commitInTurn(what, prepare))) return writes > 0;
  throw new GaveUp(`Gave up ${what}: the sources changed after each of ${WRITES} writes.`);
}

/**
 * Writes fields of the document on the condition that nobody has written it since it was read. Conditions of others notice
 * the write only if `next` differs from what is stored.
 */
export function writeUnlessChanged<T, D extends DocumentData>(
  batch: Pick<WriteBatch, 'create' | 'update'>,
  { ref, updateTime }: DocumentSnapshot<T, D>,
  next: WithFieldValue<T>,
  { patch }: { patch(next: WithFieldValue<T>): UpdateData<D> },
): void {
  if (updateTime) batch.update(ref, patch(next), { lastUpdateTime: updateTime });
  else batch.create(ref, next);
}
