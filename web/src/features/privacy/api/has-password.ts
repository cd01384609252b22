import { useUser } from 'reactfire';

/** False for a user without a password, who signs in with Google to prove the account. Needs `SignedIn` around it. */
export function useHasPassword(): boolean {
  const { data: user } = useUser();
  return user?.providerData.some(({ providerId }) => providerId === 'password') ?? true;
}
