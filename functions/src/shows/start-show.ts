import { AppError } from '@boma/domain/errors.ts';
import { RESTART_WITHIN_MS } from '@boma/domain/shows/shows.constants.ts';
import { isEarly } from '@boma/domain/shows/shows.policy.ts';
import type { Show, ShowSource, ShowView } from '@boma/domain/shows/shows.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';
import { changeStoredShow, type ShowCtx } from './change-stored-show.ts';

/** A planned show can start, and one that was ended by mistake can start again on the same day. */
function canStart(show: Show, now: number): boolean {
  return show.stage === 'planned' || (show.stage === 'over' && show.starts_at > now - RESTART_WITHIN_MS);
}

const EARLY = 'This show is planned for much later. Say that it may begin early.';

async function refuseSecond(transaction: Transaction, { id, type }: Show): Promise<void> {
  const running = store.shows.all().where('type', '==', type).where('stage', '==', 'on-air').limit(1);
  const [other] = (await transaction.get(running)).docs;
  if (other && other.id !== String(id))
    throw new AppError('conflict', { alert: `'${other.data().title}' is still on the air. End it first.` });
}

/**
 * Puts a show on the air. `source` replaces the planned one. `early` confirms a start long before the planned time, so that
 * a page that shows an older plan starts no show of next month.
 * @throws AppError `not-found`; `invalid-input` for a show without a source; `conflict` for a show that was cancelled or
 * ended long ago, for an early start that is not confirmed, and while another show of its type is on the air.
 */
export async function startShow({
  ctx,
  input: { id, source, early = false },
}: {
  ctx: ShowCtx;
  input: { id: number; source?: ShowSource | undefined; early?: boolean };
}): Promise<ShowView> {
  return changeStoredShow(ctx, { id }, async (show, transaction, now) => {
    const wanted = source ?? show.source;
    if (!wanted)
      throw new AppError('invalid-input', { errors: { source: ['Say where the show can be seen.'] } });
    if (show.stage === 'on-air') return show;
    if (!canStart(show, now)) throw new AppError('conflict');
    if (!early && isEarly(show.starts_at, now)) throw new AppError('conflict', { alert: EARLY });
    await refuseSecond(transaction, show);
    return { ...show, stage: 'on-air', source: wanted, started_at: now };
  });
}
