import type { Action } from '@boma/domain/access/access.ts';
import { AppError } from '@boma/domain/errors.ts';
import { toShowView } from '@boma/domain/shows/shows.policy.ts';
import type { Show, ShowView } from '@boma/domain/shows/shows.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { PUBLISH_ATTEMPTS, preparePublication } from '../live/publish.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx, SystemCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { scheduleSection } from './publish-schedule.ts';

/** Staff, or the system under the action that its caller names. */
export type ShowCtx = StaffCtx | (SystemCtx & { readonly action: Action });

async function viewOf(show: Show): Promise<ShowView> {
  const type = (await store.showTypes(show.type).get()).data();
  return toShowView(show, type ? [type] : []);
}

/** The fields that differ, before and after. */
function changesOf(before: Show, after: Show) {
  const changed = (Object.keys(after) as (keyof Show)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  // A field may be missing before.
  const only = (show: Show) =>
    Object.fromEntries(changed.flatMap((key) => (show[key] === undefined ? [] : [[key, show[key]]])));
  return { before: only(before), after: only(after) };
}

/**
 * Runs a change of shows and its publication in one transaction, so that a show is on every page as soon as it is stored.
 * `change` reads, and answers the show as it should be stored, and the function that writes it.
 */
export async function withPublication(
  ctx: ShowCtx,
  change: (
    transaction: Transaction,
    now: number,
  ) => Promise<{ readonly show: Show; readonly write?: () => void }>,
): Promise<ShowView> {
  const now = await ctx.clock.now();
  const changed = await firestore().runTransaction(
    async (transaction) => {
      const { show, write } = await change(transaction, now);
      if (!write) return show;
      const publish = await preparePublication(ctx, transaction, scheduleSection(now, show));
      write();
      publish();
      return show;
    },
    { maxAttempts: PUBLISH_ATTEMPTS },
  );
  return viewOf(changed);
}

/**
 * Changes a stored show, records the action and publishes the shows. `change` returns the show as it should be, or the
 * same object where nothing changes.
 * @throws AppError `not-found`, and what `change` throws.
 */
export function changeStoredShow(
  ctx: ShowCtx,
  { id, reason = '' }: { readonly id: number; readonly reason?: string },
  change: (show: Show, transaction: Transaction, now: number) => Show | Promise<Show>,
): Promise<ShowView> {
  const document = store.shows(String(id));
  return withPublication(ctx, async (transaction, now) => {
    const before = (await transaction.get(document)).data();
    if (!before) throw new AppError('not-found');
    const show = await change(before, transaction, now);
    if (show === before) {
      if ('trail' in ctx) recordNoChange(ctx);
      return { show };
    }
    const write = () => {
      transaction.set(document, show);
      recordAction(ctx, transaction, { target: document.path, ...changesOf(before, show), reason });
    };
    return { show, write };
  });
}
