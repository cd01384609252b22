import { signOut } from 'firebase/auth';
import { callApi } from '../lib/api-client.ts';
import { reportSessionEvent } from './session-events.later.ts';
import { sessionSettled, startIdentity } from './session-keeper.later.ts';
import { clearSession } from './write-session.later.ts';

/** Ends every sign-in of the user, here and on all other devices. @throws AppError, and then nothing is ended. */
export async function signOutEverywhere(): Promise<void> {
  // A pending request for the user would be refused, because its sign-in has ended, and would report that refusal.
  await sessionSettled();
  await callApi('signOutEverywhere');
  clearSession();
  reportSessionEvent({ kind: 'signed-out' });
  await signOut(await startIdentity());
}
