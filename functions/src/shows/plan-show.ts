import type { PlanShowInput, Show, ShowView } from '@boma/domain/shows/shows.schema.ts';
import { toMillis } from '@boma/domain/time.ts';
import { recordAction } from '../platform/audit.ts';
import { store } from '../platform/store.ts';
import { type ShowCtx, withPublication } from './change-stored-show.ts';
import { requirePlan } from './require-plan.ts';

/**
 * Plans a show. Its id is the next free one. A show that repeats another (`like`) takes over the picture that is stored
 * with that one: the published view fills in the picture of the kind too.
 * @throws AppError `invalid-input` for an unknown show type and for a time that has passed.
 */
export function planShow({ ctx, input }: { ctx: ShowCtx; input: PlanShowInput }): Promise<ShowView> {
  const { show_ts, like, ...rest } = input;
  return withPublication(ctx, async (transaction, now) => {
    const [last] = (await transaction.get(store.shows.all().orderBy('id', 'desc').limit(1))).docs;
    await requirePlan(transaction, input, now);
    const repeated =
      like === undefined ? undefined : (await transaction.get(store.shows(String(like)))).data();
    const cover_clean = rest.cover_clean || (repeated?.cover_clean ?? '');
    const id = (last?.data().id ?? 0) + 1;
    const starts_at = toMillis(show_ts);
    const planned = { stage: 'planned', sequence: 0, changed_at: now } as const;
    const show: Show = { ...rest, cover_clean, id, starts_at, ...planned };
    const document = store.shows(String(id));
    const write = () => {
      transaction.create(document, show);
      recordAction(ctx, transaction, { target: document.path, after: { ...show } });
    };
    return { show, write };
  });
}
