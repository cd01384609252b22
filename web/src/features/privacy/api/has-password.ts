import { useUser } from 'reactfire';

/** False for those who have only ever come in with Google: they prove who they are there. Stands in `SignedIn`. */
export function useHasPassword(): boolean {
  const { data: user } = useUser();
  return user?.providerData.some(({ providerId }) => providerId === 'password') ?? true;
}
