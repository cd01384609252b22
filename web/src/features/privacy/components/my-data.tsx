import { useHasPassword } from '../../../session/has-password.ts';
import { proofByGoogle, proofByPassword } from '../../../session/reauthenticate.ts';
import { useStoredUser } from '../../../session/session.ts';
import { askDeletion, refreshLeaving, undoDeletion, useLeaving } from '../api/deletion.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

/** The user's data, and the way to delete the account. The end of the profile; needs `SignedIn` around it. */
export function MyData() {
  const user = useStoredUser();
  const hasPassword = useHasPassword();
  const leaving = useLeaving();
  if (!user) return null;
  return (
    <>
      <DownloadData />
      <DeleteAccount
        leaving={leaving}
        roles={user.roles}
        isMember={user.has_subscription}
        hasPassword={hasPassword}
        onLeave={async (password) =>
          askDeletion(await (password === undefined ? proofByGoogle() : proofByPassword(password)))
        }
        onUndo={undoDeletion}
        onLookAgain={refreshLeaving}
      />
    </>
  );
}
