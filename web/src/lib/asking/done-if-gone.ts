import { AppError } from '@boma/domain/errors.ts';

/** A removal of something that is gone already has succeeded: its first answer was lost, or it was removed elsewhere. */
export async function doneIfGone(removal: Promise<unknown>): Promise<void> {
  await removal.catch((cause: unknown) => {
    if (!(cause instanceof AppError && cause.code === 'not-found')) throw cause;
  });
}
