import { useEffect } from 'react';
import { logFailure } from '../../lib/log.ts';
import { readStored } from '../../lib/storage.ts';
import { pushAddressKey } from '../../lib/storage-keys.ts';
import { useStore } from '../../lib/store.ts';
import { subscribeToSession, useUserType } from '../../session/session.ts';

async function keep(known: string): Promise<void> {
  const { keepPushDevice } = await import('../../features/alerts/keep-push-device.later.ts');
  await keepPushDevice(known);
}

/** Keeps the address that this browser has at the push service current, where its viewer asked for pushes. Renders nothing. */
export function PushHost() {
  const userType = useUserType();
  const isSignedIn = userType !== 'guest' && userType !== 'unknown';
  const known = useStore({ subscribe: subscribeToSession, read: () => readStored(pushAddressKey) }, null);
  useEffect(() => {
    if (isSignedIn && known !== null)
      keep(known).catch((cause: unknown) => logFailure('Keeping the address for pushes', cause));
  }, [isSignedIn, known]);
  return null;
}
