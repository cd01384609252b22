import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { membershipSchema } from '@boma/domain/membership/membership.schema.ts';
import { refundOffer } from '@boma/domain/membership/refund-offer.policy.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { readDocument } from '../platform/firestore.ts';
import { PROFILE } from '../stripe/home-of.ts';
import { refreshMembership } from '../sync/refresh-membership.ts';

/**
 * The caller's subscriptions, the one that counts first; with `refresh` as Stripe has them now.
 * @throws AppError `unauthenticated`; `forbidden` for others'.
 */
export async function listSubscriptions({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id?: string | undefined; refresh?: boolean | undefined };
}): Promise<SubscriptionView[]> {
  const { uid } = await requireUser(ctx);
  if (input.id !== undefined && input.id !== uid) throw new AppError('forbidden');
  if (input.refresh) await refreshMembership({ ctx, input: { uid } });
  const membership = await readDocument(`${collections.membership}/${uid}`, membershipSchema);
  const { subscriptions = [], last_event_ts = 0 } = membership ?? {};
  const offer = refundOffer(subscriptions, Math.floor((await ctx.clock.now()) / 1000));
  return subscriptions.map(({ created: _created, trial_end: _trialEnd, ...subscription }) => ({
    ...subscription,
    last_event_ts,
    refund_until: offer?.id === subscription.id ? offer.until : null,
    update_url: `${PROFILE}?portal=update`,
    cancel_url: `${PROFILE}?portal=cancel`,
  }));
}
