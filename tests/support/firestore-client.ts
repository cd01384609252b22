import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { project } from './run.ts';

export interface FirestoreClient {
  readonly store: Firestore;
  close(): Promise<void>;
}

let made = 0;

/**
 * Opens a Firebase client with its own connection, as a page does. `owner`: the rules do not bind it. `uid`: signed in as
 * this user, who has no role. `address`: `host:port` of the emulator or of a proxy.
 */
export function firestoreClient({
  owner = false,
  uid,
  address = process.env.FIRESTORE_EMULATOR_HOST ?? '',
}: {
  owner?: boolean;
  uid?: string;
  address?: string;
} = {}): FirestoreClient {
  // The client warns whenever it waits, and a thousand clients that start together do wait.
  setLogLevel('silent');
  made += 1;
  const app = initializeApp({ projectId: project(), apiKey: 'none' }, `client-${made}`);
  const store = initializeFirestore(app, {});
  const [host = '', port] = address.split(':');
  const identity = owner ? 'owner' : uid && { sub: uid, user_id: uid };
  connectFirestoreEmulator(store, host, Number(port), identity ? { mockUserToken: identity } : {});
  return { store, close: () => deleteApp(app) };
}
