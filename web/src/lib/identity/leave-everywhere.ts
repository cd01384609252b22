import { signOut } from 'firebase/auth';
import { callApi } from '../api-client.ts';
import { tellPassage } from './arrivals.ts';
import { forgetSession } from './kept-session.ts';
import { startIdentity } from './session-keeper.ts';

/** Ends every sign-in of this person, here and on all other devices. @throws AppError, and then nothing is ended. */
export async function leaveEverywhere(): Promise<void> {
  await callApi('signOutEverywhere');
  forgetSession();
  tellPassage({ kind: 'left' });
  await signOut(await startIdentity());
}
