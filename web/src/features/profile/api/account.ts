import { useEffect } from 'react';
import { useUser } from 'reactfire';
import { logFailure } from '../../../lib/log.ts';
import { onReturn } from '../../../lib/timing/on-return.ts';
import { hasPassword } from '../../../session/has-password.ts';

/** The sign-in as the identity provider has it now. */
export interface Account {
  readonly email: string;
  readonly emailVerified: boolean;
  /** False for a user who has only ever signed in with Google. */
  readonly hasPassword: boolean;
}

type Reloaded = { readonly reload: () => Promise<void> } | null | undefined;

/** The user may confirm the address in another tab or on a phone: coming back here shows it without a reload. */
function useFreshAccount(user: Reloaded): void {
  useEffect(() => {
    if (!user) return;
    return onReturn(() => {
      user.reload().catch((cause: unknown) => logFailure('Reloading the account', cause));
    });
  }, [user]);
}

/** The account, live. Undefined while signing out. */
export function useAccount(): Account | undefined {
  const { data: user } = useUser();
  useFreshAccount(user);
  if (!user?.email) return undefined;
  const { email, emailVerified } = user;
  return { email, emailVerified, hasPassword: hasPassword(user) };
}
