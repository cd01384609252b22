import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { isStaff } from '@boma/domain/accounts/staff.ts';
import type { User } from 'firebase/auth';
import type { ReactNode } from 'react';
import { FirestoreProvider, useIdTokenResult, useUser } from 'reactfire';
import { firestore } from '../../../lib/firebase/firestore.ts';
import { useConnection } from '../../../lib/firebase/use-connection.ts';

export interface StaffDatabaseProps {
  readonly waiting: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
  /** For whoever is not of staff. */
  readonly refused: ReactNode;
  readonly children: ReactNode;
}

/** The rules go by the claims of the token, so it is asked for anew: a role given a minute ago counts, one taken too. */
function Checked({ user, waiting, failed, refused, children }: StaffDatabaseProps & { readonly user: User }) {
  const { status, data } = useIdTokenResult(user, true);
  const { value: database, failed: cannotConnect, retry } = useConnection(firestore);
  if (cannotConnect) return failed(retry);
  if (status !== 'success' || !database) return waiting;
  if (!isStaff(rolesOf(data.claims))) return refused;
  return <FirestoreProvider sdk={database}>{children}</FirestoreProvider>;
}

/** Lets staff listen to the database; the rules would refuse everybody else. Stands in `SignedIn`. */
export function StaffDatabase(props: StaffDatabaseProps) {
  const { data: user } = useUser();
  return user ? <Checked {...props} user={user} /> : props.waiting;
}
