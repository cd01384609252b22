import { AppError } from '@boma/domain/errors.ts';
import type { Show, ShowView } from '@boma/domain/shows/shows.schema.ts';
import { changeStoredShow, type ShowCtx } from './change-stored-show.ts';

const PASSED = 'Its planned time has passed, so it cannot go back to the schedule.';

/** A show that was ended by mistake can go back too. */
function backToPlan(show: Show, now: number): Show {
  if (show.stage === 'planned') return show;
  if (show.stage === 'cancelled') throw new AppError('conflict');
  if (show.starts_at <= now) throw new AppError('conflict', { alert: PASSED });
  return { ...show, stage: 'planned' };
}

/**
 * Takes a show off the air: for good, or back to the schedule at its planned time.
 * @throws AppError `not-found`; `conflict` for a show that has not been on the air, and for one that is to go back although
 * its planned time has passed.
 */
export async function endShow({
  ctx,
  input: { id, back_to_plan = false },
}: {
  ctx: ShowCtx;
  input: { id: number; back_to_plan?: boolean };
}): Promise<ShowView> {
  return changeStoredShow(ctx, { id }, (show, _transaction, now) => {
    if (back_to_plan) return backToPlan(show, now);
    if (show.stage === 'over') return show;
    if (show.stage !== 'on-air') throw new AppError('conflict');
    return { ...show, stage: 'over' };
  });
}
