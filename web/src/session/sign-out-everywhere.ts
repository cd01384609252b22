import { signOut } from 'firebase/auth';
import { callApi } from '../lib/api-client.ts';
import { reportSessionEvent } from './session-events.ts';
import { sessionSettled, startIdentity } from './session-keeper.ts';
import { clearSession } from './write-session.ts';

/** Ends every sign-in of the user, here and on all other devices. @throws AppError, and then nothing is ended. */
export async function signOutEverywhere(): Promise<void> {
  // A request for the user that is under way would find its sign-in ended, and report that as a refusal.
  await sessionSettled();
  await callApi('signOutEverywhere');
  clearSession();
  reportSessionEvent({ kind: 'signed-out' });
  await signOut(await startIdentity());
}
