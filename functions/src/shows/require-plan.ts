import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import type { PlanShowInput, Show } from '@boma/domain/shows/shows.schema.ts';
import { toMillis } from '@boma/domain/time.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';

/**
 * Checks what a schema cannot: the show type exists, and the show begins in the future. `before`: the stored show, whose
 * time may stay when it has passed, because a show that begins late still gets its camera.
 * @throws AppError `invalid-input` with every problem.
 */
export async function requirePlan(
  transaction: Transaction,
  { type, show_ts }: Pick<PlanShowInput, 'type' | 'show_ts'>,
  now: number,
  before?: Show,
): Promise<void> {
  const isKnown = (await transaction.get(store.showTypes(type))).exists;
  const startsAt = toMillis(show_ts);
  const isPast = startsAt <= now && startsAt !== before?.starts_at;
  const errors: FieldErrors = {
    ...(!isKnown && { type: ['There is no such kind of show.'] }),
    ...(isPast && { show_ts: ['This time has passed. A show begins in the future.'] }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}
