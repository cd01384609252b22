import { AppError } from '@boma/domain/errors.ts';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { API_TIMEOUT } from '../../config/api.ts';

let starting: Promise<FirebaseApp> | undefined;

async function start(): Promise<FirebaseApp> {
  const signal = AbortSignal.timeout(API_TIMEOUT);
  const response = await fetch('/__/firebase/init.json', { signal }).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
  if (!response.ok) throw new AppError('unavailable');
  return initializeApp((await response.json()) as Record<string, string>);
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
