import { isDeepStrictEqual } from 'node:util';
import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import type { ChangeShowInput, Show, ShowView } from '@boma/domain/shows/shows.schema.ts';
import { toMillis } from '@boma/domain/time.ts';
import { changedByColleague } from '../platform/changed-by-colleague.ts';
import { store } from '../platform/store.ts';
import { changeStoredShow, type ShowCtx } from './change-stored-show.ts';
import { requirePlan } from './require-plan.ts';

/** Viewers watch it, so it keeps its kind and its time, and can be seen somewhere. */
function requireRunning(show: Show, wanted: Show): void {
  const errors: FieldErrors = {
    ...(wanted.type !== show.type && { type: ['The show is on the air, so its kind stays.'] }),
    ...(wanted.starts_at !== show.starts_at && { show_ts: ['The show is on the air, so its time stays.'] }),
    ...(!wanted.source && { source: ['The show is on the air. Say where it can be seen.'] }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}

/**
 * Moves a planned show, or changes what it is about. Of a show on the air staff change what it is called and where it is
 * seen, on every open page at once. Calendars take over the change, because its sequence rises.
 * @throws AppError `not-found`; `invalid-input` as `planShow`, but not for a time that stays, and for another kind or time
 * of a show on the air; `conflict` for a show that is over or cancelled, and for one that a colleague has changed since the
 * editor read it.
 */
export async function changeShow({
  ctx,
  input,
}: {
  ctx: ShowCtx;
  input: ChangeShowInput;
}): Promise<ShowView> {
  const { id, sequence, show_ts, cover_clean, ...rest } = input;
  return changeStoredShow(ctx, { id }, async (show, transaction, now) => {
    const picture = { cover_clean: cover_clean ?? show.cover_clean };
    const wanted = { ...show, ...rest, ...picture, starts_at: toMillis(show_ts) };
    if (show.stage === 'on-air') requireRunning(show, wanted);
    else await requirePlan(transaction, input, now, show);
    if (show.stage !== 'planned' && show.stage !== 'on-air') throw new AppError('conflict');
    if (isDeepStrictEqual(wanted, show)) return show;
    if (show.sequence !== sequence)
      throw await changedByColleague(
        ctx,
        store.shows(String(id)),
        ({ after }) => after?.sequence === show.sequence,
      );
    return { ...wanted, sequence: show.sequence + 1, changed_at: now };
  });
}
