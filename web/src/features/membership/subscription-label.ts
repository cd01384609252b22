import type { StoredUser } from '../../session/stored-session.ts';

type Subscription = Pick<StoredUser, 'has_subscription' | 'is_subscribed'>;

/** What the way to a membership is called: a first one, one that has ended, or the one that there is. */
export function subscriptionLabel(user: Subscription | undefined) {
  if (user?.is_subscribed) return 'Manage Subscription';
  return user?.has_subscription ? 'Re-Subscribe' : 'Subscribe';
}
