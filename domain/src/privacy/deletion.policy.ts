import type { Deletion, DeletionView } from './deletion.schema.ts';
import { DELETION_DAYS, PROOF_MINUTES, RECORDS_YEARS } from './privacy.constants.ts';

export const DELETION_DELAY_MS = DELETION_DAYS * 86_400_000;

/** Times are unix milliseconds. `standIn` is a random name. */
export function askedDeletion(now: number, standIn: string): Deletion {
  const due_at = now + DELETION_DELAY_MS;
  return { state: 'asked', asked_at: now, due_at, next_at: due_at, stand_in: standIn };
}

/** At the very moment it is due it is too late. */
export function mayUndo({ state, due_at }: Deletion, now: number): boolean {
  return state === 'undoing' || (state === 'asked' && now < due_at);
}

export const isUnderWay = ({ state, due_at }: Deletion, now: number): boolean =>
  state === 'deleting' || (state === 'asked' && now >= due_at);

/** Until when the records are kept, of somebody who was deleted at `now`. */
export function recordsUntil(now: number): number {
  const end = new Date(now);
  return end.setUTCFullYear(end.getUTCFullYear() + RECORDS_YEARS);
}

/** Is a sign-in of that moment proof that it is the owner who asks, and not whoever found the device? */
export function isFreshSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt <= PROOF_MINUTES * 60_000;
}

/** What its owner is told: of what has been undone or is over, nothing. */
export function deletionView(deletion: Deletion | undefined): DeletionView | null {
  if (deletion?.state !== 'asked' && deletion?.state !== 'deleting') return null;
  return { asked_at: deletion.asked_at, due_at: deletion.due_at };
}
