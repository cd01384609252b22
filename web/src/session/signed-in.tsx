import { type Auth, onAuthStateChanged } from 'firebase/auth';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { identityProvider } from '../lib/firebase/auth.ts';
import { useConnection } from '../lib/firebase/use-connection.ts';

/** The uid that reactfire's cache belongs to. */
let cachedFor: string | undefined;

/** reactfire caches results, including refusals, by address. Without this, the next user would see them. */
export function clearReactfireCache(): void {
  const { _reactFirePreloadedObservables: heard } = globalThis as typeof globalThis & {
    readonly _reactFirePreloadedObservables?: Map<string, unknown>;
  };
  heard?.clear();
}

/** The uid of the signed-in user; undefined until the provider knows, and for guests. */
function useSignedInUid(auth: Auth | undefined): string | undefined {
  const [uid, setUid] = useState<string>();
  useEffect(() => {
    if (!auth) return;
    return onAuthStateChanged(auth, (user) => {
      if (cachedFor !== user?.uid) clearReactfireCache();
      cachedFor = user?.uid;
      setUid(user?.uid);
    });
  }, [auth]);
  return uid;
}

export interface SignedInProps {
  /** Shown until the identity provider has named the user. */
  readonly waiting: ReactNode;
  /** Shown if the provider cannot be reached. */
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Wraps screens that follow the account live: reactfire's hooks find the page's identity provider. Its children remount
 * for another user. It brings reactfire along, so only code outside the first load may import it.
 */
export function SignedIn({ waiting, failed, children }: SignedInProps) {
  const { value: auth, failed: cannotConnect, retry } = useConnection(identityProvider);
  const uid = useSignedInUid(auth);
  if (cannotConnect) return failed(retry);
  if (!auth || uid === undefined) return waiting;
  return (
    <FirebaseAppProvider firebaseApp={auth.app}>
      <AuthProvider sdk={auth}>
        <Fragment key={uid}>{children}</Fragment>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
