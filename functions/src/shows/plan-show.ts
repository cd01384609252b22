import type { PlanShowInput, Show, ShowView } from '@boma/domain/shows/shows.schema.ts';
import { toMillis } from '@boma/domain/time.ts';
import { recordAction } from '../platform/audit.ts';
import { store } from '../platform/store.ts';
import { type ShowCtx, withPublication } from './change-stored-show.ts';
import { requirePlan } from './require-plan.ts';

/**
 * Plans a show. Its id is the next free one.
 * @throws AppError `invalid-input` for an unknown show type and for a time that has passed.
 */
export function planShow({ ctx, input }: { ctx: ShowCtx; input: PlanShowInput }): Promise<ShowView> {
  const { show_ts, ...rest } = input;
  return withPublication(ctx, async (transaction, now) => {
    const [last] = (await transaction.get(store.shows.all().orderBy('id', 'desc').limit(1))).docs;
    await requirePlan(transaction, input, now);
    const id = (last?.data().id ?? 0) + 1;
    const starts_at = toMillis(show_ts);
    const show: Show = { ...rest, id, starts_at, stage: 'planned', sequence: 0, changed_at: now };
    const document = store.shows(String(id));
    const write = () => {
      transaction.create(document, show);
      recordAction(ctx, transaction, { target: document.path, after: { ...show } });
    };
    return { show, write };
  });
}
