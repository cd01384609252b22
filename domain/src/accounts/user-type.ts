import { isStaff } from '../access/staff.ts';

/**
 * The kind of visitor. 'unknown' until the stored session has been read and the user fetched. A 'subscriber' watches
 * everything and is offered nothing: a member, and staff by their role.
 */
export type UserType = 'unknown' | 'guest' | 'registered' | 'subscriber';

/** What a route can ask for. A subscriber satisfies both; staff routes ask for a role instead. */
export type Permission = 'user' | 'subscriber';

/** A stored token this short or shorter is a left-over, never a credential. */
const TOKEN_MIN_EXCLUSIVE = 20;

export interface StoredSession {
  readonly apiToken: string | null;
  readonly identityToken: string | null;
  /** Undefined until the user has been fetched. */
  readonly isSubscribed: boolean | undefined;
  /** The user's roles, as far as they are known. */
  readonly roles?: readonly string[] | undefined;
}

/** A token counts only above 20 characters. */
export function isToken(token: string | null): token is string {
  return token !== null && token.length > TOKEN_MIN_EXCLUSIVE;
}

/** Guest unless both tokens are stored; unknown until the user has been fetched; then subscriber or registered. */
export function userTypeOf(session: StoredSession): UserType {
  if (!isToken(session.apiToken) || !isToken(session.identityToken)) return 'guest';
  if (session.isSubscribed === undefined) return 'unknown';
  return session.isSubscribed || isStaff({ roles: session.roles ?? [] }) ? 'subscriber' : 'registered';
}

/** True if a visitor of this type may open a route with this permission. */
export function satisfies(userType: UserType, permission: Permission): boolean {
  if (userType === 'subscriber') return true;
  return permission === 'user' && userType === 'registered';
}
