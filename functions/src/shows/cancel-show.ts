import { AppError } from '@boma/domain/errors.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { changeStoredShow, type ShowCtx } from './change-stored-show.ts';

/**
 * Cancels a planned show. Pages and calendars show it as cancelled.
 * @throws AppError `not-found`; `conflict` for a show that has been on the air.
 */
export async function cancelShow({
  ctx,
  input: { id, reason },
}: {
  ctx: ShowCtx;
  input: { id: number; reason: string };
}): Promise<ShowView> {
  return changeStoredShow(ctx, { id, reason }, (show, _transaction, now) => {
    if (show.stage === 'cancelled') return show;
    if (show.stage !== 'planned') throw new AppError('conflict');
    return { ...show, stage: 'cancelled', sequence: show.sequence + 1, changed_at: now };
  });
}
