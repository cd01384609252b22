import { rolesOf } from '@boma/domain/accounts/roles.ts';
import type { User } from 'firebase/auth';
import type { ReactNode } from 'react';
import { FirestoreProvider, useIdTokenResult, useUser } from 'reactfire';
import { firestore } from './firestore.ts';
import { useConnection } from './use-connection.ts';

export interface CheckedDatabaseProps {
  /** Whether a user with these roles may listen. */
  readonly mayListen: (roles: readonly string[]) => boolean;
  readonly waiting: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  /** Shown to a user without such a role. */
  readonly refused: ReactNode;
  readonly children: ReactNode;
}

/** The rules read the token's claims. So this fetches a new token, which has roles that were just given or taken. */
function Checked(props: CheckedDatabaseProps & { readonly user: User }) {
  const { user, mayListen, waiting, failed, refused, children } = props;
  const { status, data } = useIdTokenResult(user, true);
  const { value: database, failed: cannotConnect, retry } = useConnection(firestore);
  if (cannotConnect) return failed(retry);
  if (status !== 'success' || !database) return waiting;
  if (!mayListen(rolesOf(data.claims))) return refused;
  return <FirestoreProvider sdk={database}>{children}</FirestoreProvider>;
}

/** Lets a user with the right roles listen to the database; the rules refuse all others. Render it inside `SignedIn`. */
export function CheckedDatabase(props: CheckedDatabaseProps) {
  const { data: user } = useUser();
  return user ? <Checked {...props} user={user} /> : props.waiting;
}
