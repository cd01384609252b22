import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import type { PlanShowInput } from '@boma/domain/shows/shows.schema.ts';
import { toMillis } from '@boma/domain/time.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';

/**
 * Checks what a schema cannot: the show type exists, and the show begins in the future.
 * @throws AppError `invalid-input` with every problem.
 */
export async function requirePlan(
  transaction: Transaction,
  { type, show_ts }: Pick<PlanShowInput, 'type' | 'show_ts'>,
  now: number,
): Promise<void> {
  const isKnown = (await transaction.get(store.showTypes(type))).exists;
  const errors: FieldErrors = {
    ...(!isKnown && { type: ['There is no such kind of show.'] }),
    ...(toMillis(show_ts) <= now && { show_ts: ['This time has passed. A show begins in the future.'] }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}
