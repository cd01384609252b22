import { AppError } from '@boma/domain/errors.ts';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { API_TIMEOUT } from '../../config/api.ts';
import { usesAppCheck } from '../../config/uses-app-check.ts';
import { logFailure } from '../log.ts';

let starting: Promise<FirebaseApp> | undefined;

async function start(): Promise<FirebaseApp> {
  const signal = AbortSignal.timeout(API_TIMEOUT);
  const response = await fetch('/__/firebase/init.json', { signal }).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
  if (!response.ok) throw new AppError('unavailable');
  const app = initializeApp((await response.json()) as Record<string, string>);
  if (usesAppCheck) await attestServices(app);
  return app;
}

/** Before any service of Firebase makes a call. A page without App Check works, as long as no service enforces it. */
async function attestServices(app: FirebaseApp): Promise<void> {
  try {
    const { startAppCheck } = await import('./start-app-check.later.ts');
    await startAppCheck(app);
  } catch (cause) {
    logFailure('Starting App Check', cause);
  }
}

/**
 * The page's Firebase app, of the project that Hosting, or its emulator, names. An attempt that fails or takes 15 seconds
 * is not kept.
 */
export function firebaseApp(): Promise<FirebaseApp> {
  starting ??= start().catch((cause: unknown) => {
    starting = undefined;
    throw cause;
  });
  return starting;
}
