import { userFlags } from '@boma/domain/accounts/user-flags.ts';
import { useStoredUser } from './session.ts';
import { readSessionState } from './session-state.ts';

/** What follows from the stored tokens and user: roles, membership, the free preview. All false for a guest. */
export function useUserFlags(): ReturnType<typeof userFlags> {
  const user = useStoredUser();
  const { apiToken, identityToken } = readSessionState();
  return userFlags({ apiToken, identityToken, user });
}
