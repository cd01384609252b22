import { AppError } from '@boma/domain/errors.ts';
import type { GiftView } from '@boma/domain/membership/gifts.schema.ts';
import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { giftAt } from '@boma/domain/membership/membership.policy.ts';
import { refundOffer } from '@boma/domain/membership/refund-offer.policy.ts';
import { toSeconds } from '@boma/domain/time.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { PROFILE_PATH } from '../stripe/return-address.ts';
import { refreshMembership } from '../sync/refresh-membership.ts';

/**
 * The caller's subscriptions, the one that decides about access first, and what staff have given them. `refresh` syncs with
 * Stripe before.
 * @throws AppError `forbidden` for the id of another user.
 */
export async function listSubscriptions({
  ctx,
  input,
}: {
  ctx: ActiveUserCtx;
  input: { id?: string | undefined; refresh?: boolean | undefined };
}): Promise<{ subscriptions: SubscriptionView[]; gift: GiftView | null }> {
  const { uid } = ctx.user;
  if (input.id !== undefined && input.id !== uid) throw new AppError('forbidden');
  if (input.refresh) await refreshMembership({ ctx, input: { uid } });
  const [membership, user, now] = await Promise.all([
    store.membership(uid).get(),
    store.users(uid).get(),
    ctx.clock.now(),
  ]);
  const { subscriptions = [], last_event_ts = 0 } = membership.data() ?? {};
  const offer = refundOffer(subscriptions, toSeconds(now));
  const views = subscriptions.map(({ created: _created, trial_end: _trialEnd, ...subscription }) => ({
    ...subscription,
    last_event_ts,
    refund_until: offer?.id === subscription.id ? offer.until : null,
    update_url: `${PROFILE_PATH}?portal=update`,
    cancel_url: `${PROFILE_PATH}?portal=cancel`,
  }));
  return { subscriptions: views, gift: giftAt(user.data(), now) };
}
