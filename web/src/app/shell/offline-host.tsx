import { useEffect } from 'react';
import { logFailure } from '../../lib/log.ts';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { readStored } from '../../lib/storage.ts';
import { offlineWorkerKey } from '../../lib/storage-keys.ts';

interface Connection {
  readonly saveData?: boolean;
}

/** The worker fetches what other pages need. Viewers who save data do without it. */
const savesData = () => (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData;

/**
 * On the emulators one address serves many builds, whose tests count requests. So there the worker is registered only
 * where its own test asks for it.
 */
async function isWanted(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return false;
  const { firestoreEmulator } = await runtimeConfig();
  return !firestoreEmulator || readStored(offlineWorkerKey) === 'on';
}

async function register(): Promise<void> {
  if (await isWanted()) await navigator.serviceWorker.register('/service-worker.js');
}

/** Registers the worker that opens pages without a network, once the page stands. Renders nothing. */
export function OfflineHost() {
  useEffect(() => {
    register().catch((cause: unknown) =>
      logFailure('Registering the worker for pages without a network', cause),
    );
  }, []);
  return null;
}
