import { SIMULATED_PUSH } from '@boma/domain/alerts/push.constants.ts';
import { firebaseApp } from '../../../lib/firebase/app.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { simulatedPushKey } from '../../../lib/storage-keys.ts';

/** The simulator takes messages for any address. A browser keeps its own. */
function simulatedToken(): string {
  const kept = readStored(simulatedPushKey);
  if (kept) return kept;
  const made = `simulated-${crypto.randomUUID()}`;
  writeStored(simulatedPushKey, made);
  return made;
}

/**
 * The address of this browser at the push service. The site's worker is registered for it, because the worker shows the
 * pushes. Call it only after the viewer has allowed notifications.
 */
export async function pushToken(vapidKey: string): Promise<string> {
  await navigator.serviceWorker.register('/service-worker.js');
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  if (vapidKey === SIMULATED_PUSH) return simulatedToken();
  const [{ getMessaging, getToken }, app] = await Promise.all([import('firebase/messaging'), firebaseApp()]);
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
}
