import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { pushAddressKey } from '../../lib/storage-keys.ts';
import { sessionChanged } from '../../session/session.ts';
import { readUserType } from '../../session/stored-session.ts';
import { addPushDevice, removePushDevice } from './api/alert-calls.ts';
import { pushKey } from './api/push-key.ts';
import { pushToken } from './api/push-token.ts';

/** Ends the pushes again that were asked for after the viewer had ended them. A sign-out ends them at the server. */
async function takeBack(): Promise<void> {
  if (readUserType() !== 'guest') await removePushDevice();
}

/**
 * Tells the server the address of this browser if it is not `known`: a push service gives out new ones, and the browser says
 * so to nobody; and with a new API token nothing is known. A viewer who has taken the permission back gets no more pushes here.
 */
export async function keepPushDevice(known: string): Promise<void> {
  const key = await pushKey();
  if (key === undefined) return;
  if (Notification.permission !== 'granted') {
    await removePushDevice();
    removeStored(pushAddressKey);
    return;
  }
  const token = await pushToken(key);
  if (token === known) return;
  await addPushDevice(token);
  const now = readStored(pushAddressKey);
  if (now === null) return takeBack();
  // A new API token has come meanwhile: the server is to be told again.
  if (now !== known) return;
  writeStored(pushAddressKey, token);
  sessionChanged();
}
