import { AppError } from '@boma/domain/errors.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { changeStoredShow, type ShowCtx } from './change-stored-show.ts';

/**
 * Takes a show off the air.
 * @throws AppError `not-found`; `conflict` for a show that has not been on the air.
 */
export async function endShow({
  ctx,
  input: { id },
}: {
  ctx: ShowCtx;
  input: { id: number };
}): Promise<ShowView> {
  return changeStoredShow(ctx, { id }, (show) => {
    if (show.stage === 'over') return show;
    if (show.stage !== 'on-air') throw new AppError('conflict');
    return { ...show, stage: 'over' };
  });
}
