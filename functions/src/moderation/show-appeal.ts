import type { AppealView } from '@boma/domain/moderation/appeals.schema.ts';
import { type SanctionView, sanctionView } from '@boma/domain/moderation/sanction-view.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import type { UserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';

/**
 * The sanction in force and the caller's appeal against it. Without a sanction: their last appeal with its answer. The
 * caller may be banned.
 */
export async function showAppeal({
  ctx,
}: {
  ctx: UserCtx;
}): Promise<{ appeal: AppealView | null; sanction: SanctionView | null; may_appeal: boolean }> {
  const { uid } = ctx.user;
  const [appealed, stored, now] = await Promise.all([
    store.appeals(uid).get(),
    store.sanctions(uid).get(),
    ctx.clock.now(),
  ]);
  const [appeal, sanction] = [appealed.data(), activeSanction(stored.data(), now)];
  const isAnother = sanction !== undefined && appeal?.imposed_at !== sanction.imposed_at;
  return {
    appeal: isAnother ? null : (appeal ?? null),
    sanction: sanctionView(sanction, now),
    may_appeal: isAnother,
  };
}
