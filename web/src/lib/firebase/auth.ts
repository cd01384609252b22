import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { runtimeConfig } from '../runtime-config.ts';
import { firebaseApp } from './app.ts';

let connecting: Promise<Auth> | undefined;

async function connect(): Promise<Auth> {
  const [app, config] = await Promise.all([firebaseApp(), runtimeConfig()]);
  // Without a popup resolver: that one loads a script of Google's, so it is passed where a popup opens.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.authEmulator)
    connectAuthEmulator(auth, `http://${config.authEmulator}`, { disableWarnings: true });
  return auth;
}

/** The page's identity provider, which keeps a sign-in in this browser. A failed attempt is not kept. */
export function identityProvider(): Promise<Auth> {
  connecting ??= connect().catch((cause: unknown) => {
    connecting = undefined;
    throw cause;
  });
  return connecting;
}
