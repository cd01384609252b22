import { AppError } from '@boma/domain/errors.ts';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { runtimeConfig } from '../runtime-config.ts';

let connecting: Promise<Firestore> | undefined;

async function projectOptions(): Promise<Record<string, string>> {
  const response = await fetch('/__/firebase/init.json');
  if (!response.ok) throw new AppError('unavailable');
  return (await response.json()) as Record<string, string>;
}

/** Hosting, and its emulator, tell which project this is; `/config.json` tells whether the database is an emulator. */
async function connect(): Promise<Firestore> {
  const [options, config] = await Promise.all([projectOptions(), runtimeConfig()]);
  const database = getFirestore(initializeApp(options));
  if (config.firestoreEmulator) {
    const { hostname, port } = new URL(`http://${config.firestoreEmulator}`);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
}

/** The page's one connection to Firestore; a failed attempt is not kept. */
export function firestore(): Promise<Firestore> {
  connecting ??= connect().catch((cause: unknown) => {
    connecting = undefined;
    throw cause;
  });
  return connecting;
}
