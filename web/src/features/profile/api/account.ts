import { useEffect } from 'react';
import { useUser } from 'reactfire';
import { logFailure } from '../../../lib/log.ts';

/** The sign-in as the identity provider has it now. */
export interface Account {
  readonly email: string;
  readonly emailVerified: boolean;
  /** False for those who have only ever come in with Google. */
  readonly hasPassword: boolean;
}

/** Milliseconds between two looks at the account: focus and visibility change together. */
const LOOK_AGAIN_AFTER = 2000;

type Reloaded = { readonly reload: () => Promise<void> } | null | undefined;

/** An address is confirmed in another tab, or on a phone: whoever comes back here sees it without loading the page. */
function useFreshAccount(user: Reloaded): void {
  useEffect(() => {
    if (!user) return;
    let lookedAt = 0;
    const look = () => {
      const now = Date.now();
      if (document.visibilityState === 'hidden' || now - lookedAt < LOOK_AGAIN_AFTER) return;
      lookedAt = now;
      user.reload().catch((cause: unknown) => logFailure('Looking at the account again', cause));
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [user]);
}

/** The account, live. Undefined on the way out. */
export function useAccount(): Account | undefined {
  const { data: user } = useUser();
  useFreshAccount(user);
  if (!user?.email) return undefined;
  const { email, emailVerified, providerData } = user;
  return {
    email,
    emailVerified,
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
  };
}
