import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import type { ChangeShowInput, ShowView } from '@boma/domain/shows/shows.schema.ts';
import { toMillis } from '@boma/domain/time.ts';
import { changeStoredShow, type ShowCtx } from './change-stored-show.ts';
import { requirePlan } from './require-plan.ts';

/**
 * Moves a planned show, or changes what it is about. Calendars take over the change, because its sequence rises.
 * @throws AppError `not-found`; `invalid-input` as `planShow`; `conflict` for a show that is not planned any more, and
 * for one that a colleague has changed since the editor read it.
 */
export async function changeShow({
  ctx,
  input,
}: {
  ctx: ShowCtx;
  input: ChangeShowInput;
}): Promise<ShowView> {
  const { id, sequence, show_ts, ...rest } = input;
  return changeStoredShow(ctx, { id }, async (show, transaction, now) => {
    await requirePlan(transaction, input, now);
    const wanted = { ...show, ...rest, starts_at: toMillis(show_ts) };
    if (show.stage !== 'planned') throw new AppError('conflict');
    if (isDeepStrictEqual(wanted, show)) return show;
    if (show.sequence !== sequence) throw new AppError('conflict');
    return { ...wanted, sequence: show.sequence + 1, changed_at: now };
  });
}
