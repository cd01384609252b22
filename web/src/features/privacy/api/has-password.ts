import { useUser } from 'reactfire';

/** False for a user who has only ever signed in with Google, and proves the account there. Needs `SignedIn` around it. */
export function useHasPassword(): boolean {
  const { data: user } = useUser();
  return user?.providerData.some(({ providerId }) => providerId === 'password') ?? true;
}
