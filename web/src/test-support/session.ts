import { sessionChanged } from '../session/session.ts';
import type { StoredUser } from '../session/stored-session.ts';

const TOKEN = 'a-token-of-more-than-20-characters';

/** Stores a session as signing in does. The next test begins as a guest. */
export function signIn(user: Partial<StoredUser> = {}, apiToken = TOKEN): void {
  localStorage.setItem('api-token', apiToken);
  localStorage.setItem('fbase-token', TOKEN);
  const person = { id: 'lerato', display_name: 'Lerato', roles: [], is_subscribed: false };
  localStorage.setItem('ac-user', JSON.stringify({ ...person, ...user }));
  sessionChanged();
}
