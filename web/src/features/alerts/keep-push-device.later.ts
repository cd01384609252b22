import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { pushAddressKey } from '../../lib/storage-keys.ts';
import { addPushDevice, removePushDevice } from './api/alert-calls.ts';
import { pushKey } from './api/push-key.ts';
import { pushToken } from './api/push-token.ts';

/**
 * Tells the server the address of this browser if it has changed since `known`: a push service gives out new ones, and the
 * browser says so to nobody. A viewer who has taken the permission back gets no more pushes here.
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
  writeStored(pushAddressKey, token);
}

/** Goes on with the pushes to this browser under a new sign-in of the same viewer: those of the old one have ended with it. */
export async function renewPushDevice(): Promise<void> {
  if (readStored(pushAddressKey) !== null) await keepPushDevice('');
}
