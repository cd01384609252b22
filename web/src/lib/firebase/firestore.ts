import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { runtimeConfig } from '../runtime-config.ts';
import { firebaseApp } from './app.ts';

let connecting: Promise<Firestore> | undefined;

/** `/config.json` tells whether the database is an emulator. */
async function connect(): Promise<Firestore> {
  const [app, config] = await Promise.all([firebaseApp(), runtimeConfig()]);
  const database = getFirestore(app);
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
