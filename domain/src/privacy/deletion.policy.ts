import type { Deletion, DeletionView } from './deletion.schema.ts';
import { DELETION_DAYS, PROOF_MINUTES, RECORDS_YEARS } from './privacy.constants.ts';

const DELETION_DELAY_MS = DELETION_DAYS * 86_400_000;

/** A new request. Times are unix milliseconds. `standIn` is a random id. */
export function askedDeletion(now: number, standIn: string): Deletion {
  const due_at = now + DELETION_DELAY_MS;
  return { state: 'asked', asked_at: now, due_at, next_at: due_at, stand_in: standIn };
}

/** The user can undo the deletion until the moment it is due. */
export function mayUndo({ state, due_at }: Deletion, now: number): boolean {
  return state === 'undoing' || (state === 'asked' && now < due_at);
}

export const isUnderWay = ({ state, due_at }: Deletion, now: number): boolean =>
  state === 'deleting' || (state === 'asked' && now >= due_at);

/** True if the account is being deleted or is gone: nothing brings it back. */
export const isFinal = (deletion: Deletion | undefined): boolean =>
  deletion?.state === 'deleting' || deletion?.state === 'deleted';

/** The records of a user who is deleted at `now` are kept until this moment. */
export function recordsUntil(now: number): number {
  const end = new Date(now);
  return end.setUTCFullYear(end.getUTCFullYear() + RECORDS_YEARS);
}

/** True if a sign-in at this moment proves that the owner of the account is asking, and not a finder of the device. */
export function isFreshSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt <= PROOF_MINUTES * 60_000;
}

/** The deletion as the user sees it. Null when it is undone or complete. */
export function deletionView(deletion: Deletion | undefined): DeletionView | null {
  if (deletion?.state !== 'asked' && deletion?.state !== 'deleting') return null;
  return { asked_at: deletion.asked_at, due_at: deletion.due_at };
}
