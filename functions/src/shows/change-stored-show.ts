import type { Action } from '@boma/domain/access/access.ts';
import { AppError } from '@boma/domain/errors.ts';
import { toShowView } from '@boma/domain/shows/shows.policy.ts';
import type { Show, ShowView } from '@boma/domain/shows/shows.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx, SystemCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { publishSchedule } from './publish-schedule.ts';

/** Staff, or the system under the action that its caller names. */
export type ShowCtx = StaffCtx | (SystemCtx & { readonly action: Action });

/** The shows are published at once: a trigger that starts cold would come too late for a show on the air. */
export async function publishAtOnce(ctx: ShowCtx): Promise<void> {
  // The change is stored. An error would make the caller repeat it, and the trigger publishes what failed here.
  await publishSchedule({ ctx }).catch((error: unknown) => ctx.log.error('schedule-publication', error));
}

export async function viewOf(show: Show): Promise<ShowView> {
  const type = (await store.showTypes(show.type).get()).data();
  return toShowView(show, type ? [type] : []);
}

/** The fields that differ, before and after. */
function changesOf(before: Show, after: Show) {
  const changed = (Object.keys(after) as (keyof Show)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (show: Show) => Object.fromEntries(changed.map((key) => [key, show[key]]));
  return { before: only(before), after: only(after) };
}

/**
 * Changes a stored show, records the action and publishes the shows. `change` returns the show as it should be, or the
 * same object where there is nothing to change.
 * @throws AppError `not-found`, and what `change` throws.
 */
export async function changeStoredShow(
  ctx: ShowCtx,
  { id, reason = '' }: { readonly id: number; readonly reason?: string },
  change: (show: Show, transaction: Transaction) => Show | Promise<Show>,
): Promise<ShowView> {
  const document = store.shows(String(id));
  const changed = await firestore().runTransaction(async (transaction) => {
    const before = (await transaction.get(document)).data();
    if (!before) throw new AppError('not-found');
    const after = await change(before, transaction);
    if (after === before) {
      if ('trail' in ctx) recordNoChange(ctx);
      return before;
    }
    transaction.set(document, after);
    recordAction(ctx, transaction, { target: document.path, ...changesOf(before, after), reason });
    return after;
  });
  await publishAtOnce(ctx);
  return viewOf(changed);
}
