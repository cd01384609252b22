import { signOut } from 'firebase/auth';
import { callApi } from '../lib/api-client.ts';
import { tellPassage } from './session-events.ts';
import { sessionSettled, startIdentity } from './session-keeper.ts';
import { leaveNothing } from './write-session.ts';

/** Ends every sign-in of this person, here and on all other devices. @throws AppError, and then nothing is ended. */
export async function leaveEverywhere(): Promise<void> {
  // A look at the account that is under way would find its sign-in ended, and take that for somebody else's doing.
  await sessionSettled();
  await callApi('signOutEverywhere');
  leaveNothing();
  tellPassage({ kind: 'left' });
  await signOut(await startIdentity());
}
