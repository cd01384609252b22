import type { Role } from './roles.ts';
import { isToken } from './user-type.ts';

export interface FlagFacts {
  readonly apiToken: string | null;
  readonly identityToken: string | null;
  /** Undefined until the user has been fetched. */
  readonly user:
    | {
        readonly roles: readonly Role[];
        readonly has_subscription: boolean;
        readonly is_subscribed: boolean;
        /** The user belongs to the free preview. This flag alone gives no access. */
        readonly is_free?: boolean;
      }
    | undefined;
}

/** What follows from the tokens a browser holds and from its user. Flags of the user need both tokens too. */
export function userFlags({ apiToken, identityToken, user }: FlagFacts) {
  const isAuthenticated = isToken(apiToken) && isToken(identityToken);
  const known = isAuthenticated ? user : undefined;
  const isSubscriber = known?.is_subscribed ?? false;
  const hasSubscription = known?.has_subscription ?? false;
  return {
    isAuthenticated,
    isUser: known !== undefined,
    isSubscriber,
    hasSubscription,
    hasInactiveSubscription: hasSubscription && !isSubscriber,
    isFree: known?.is_free ?? false,
    isAdmin: known?.roles.includes('admin') ?? false,
    isZoomie: known?.roles.includes('zoomie') ?? false,
  };
}
