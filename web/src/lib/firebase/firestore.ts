import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { runtimeConfig } from '../runtime-config.ts';

let connecting: Promise<Firestore> | undefined;

/** Hosting, and its emulator, tell which project this is; `/config.json` tells whether the database is an emulator. */
async function connect(): Promise<Firestore> {
  const [options, config] = await Promise.all([
    fetch('/__/firebase/init.json').then((response) => response.json() as Promise<Record<string, string>>),
    runtimeConfig(),
  ]);
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
