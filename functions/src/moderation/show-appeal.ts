import type { AppealView } from '@boma/domain/moderation/appeals.schema.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';

/** The caller's last appeal. Null: they never sent one. */
export async function showAppeal({ ctx }: { ctx: ActiveUserCtx }): Promise<AppealView | null> {
  return (await store.appeals(ctx.user.uid).get()).data() ?? null;
}
