import { useEffect } from 'react';
import { useUser } from 'reactfire';
import { logFailure } from '../../../lib/log.ts';
import { onReturn } from '../../../lib/timing/on-return.ts';

/** The sign-in as the identity provider has it now. */
export interface Account {
  readonly email: string;
  readonly emailVerified: boolean;
  /** False for those who have only ever come in with Google. */
  readonly hasPassword: boolean;
}

type Reloaded = { readonly reload: () => Promise<void> } | null | undefined;

/** An address is confirmed in another tab, or on a phone: whoever comes back here sees it without loading the page. */
function useFreshAccount(user: Reloaded): void {
  useEffect(() => {
    if (!user) return;
    return onReturn(() => {
      user.reload().catch((cause: unknown) => logFailure('Looking at the account again', cause));
    });
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
