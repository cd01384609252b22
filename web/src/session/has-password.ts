import type { User } from 'firebase/auth';
import { useUser } from 'reactfire';

/** False for a user who has only ever signed in with Google. */
export const hasPassword = ({ providerData }: Pick<User, 'providerData'>): boolean =>
  providerData.some(({ providerId }) => providerId === 'password');

/** As `hasPassword`, live. A user without one proves with Google that the account is theirs. Needs `SignedIn` around it. */
export function useHasPassword(): boolean {
  const { data: user } = useUser();
  return user ? hasPassword(user) : true;
}
