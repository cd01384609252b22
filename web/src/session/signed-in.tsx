import { type Auth, onAuthStateChanged } from 'firebase/auth';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { identityProvider } from '../lib/firebase/auth.ts';
import { useConnection } from '../lib/firebase/use-connection.ts';

/** Whom the things are about that reactfire remembers. */
let heardBy: string | undefined;

/** reactfire keeps what it has heard by address, a refusal too, and would hand it to whoever asks next. */
export function forgetHeard(): void {
  const { _reactFirePreloadedObservables: heard } = globalThis as typeof globalThis & {
    readonly _reactFirePreloadedObservables?: Map<string, unknown>;
  };
  heard?.clear();
}

/** The uid of whoever is signed in; undefined until the provider knows, and while nobody is. */
function usePerson(auth: Auth | undefined): string | undefined {
  const [uid, setUid] = useState<string>();
  useEffect(() => {
    if (!auth) return;
    return onAuthStateChanged(auth, (user) => {
      if (heardBy !== user?.uid) forgetHeard();
      heardBy = user?.uid;
      setUid(user?.uid);
    });
  }, [auth]);
  return uid;
}

export interface SignedInProps {
  /** Stands in until the identity provider has said who it is. */
  readonly waiting: ReactNode;
  /** Stands in when it cannot be had. */
  readonly failed: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Screens that follow the account while it changes stand in here: reactfire's hooks find the page's own identity
 * provider. Begins anew with another person. Brings reactfire along, so only late chunks import it.
 */
export function SignedIn({ waiting, failed, children }: SignedInProps) {
  const { value: auth, failed: cannotConnect, retry } = useConnection(identityProvider);
  const uid = usePerson(auth);
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
