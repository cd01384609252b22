import { readStoredUser } from './session.ts';
import { keepUser } from './write-session.later.ts';

function force(on: boolean): void {
  const user = readStoredUser();
  if (!user) return;
  const others = user.roles.filter((role) => role !== 'subscriber');
  const roles = on ? [...others, 'subscriber' as const] : others;
  keepUser({ ...user, is_subscribed: on, has_subscription: on, roles, as_viewer: !on });
}

/**
 * Shows this browser the site as members see it, until the user is fetched again. The server is not involved and opens
 * nothing.
 */
export const forceSubscribed = () => force(true);

/** Shows this browser the site as users without a membership see it, until the user is fetched again. */
export const forceUnsubscribed = () => force(false);
