import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { card } from '../../../components/card.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { STREAM_HEADER_WIDE } from '../../../config/breakpoints.ts';
import { showToast } from '../../../lib/toasts.ts';
import {
  changeEmail,
  changePassword,
  sendPasswordLink,
  sendVerification,
} from '../../../session/change-credentials.ts';
import { useStoredUser } from '../../../session/session.ts';
import { logOut } from '../../../session/session-keeper.later.ts';
import { signOutEverywhere } from '../../../session/sign-out-everywhere.ts';
import { useAccount } from '../api/account.ts';
import { useDevices } from '../api/devices.ts';
import { saveNames } from '../api/save-names.ts';
import { AddressAndPassword } from './address-and-password.tsx';
import { WhereSignedIn } from './where-signed-in.tsx';
import { WhoYouAre } from './who-you-are.tsx';

const CHANGED_AND_OUT = 'Your password is changed. Please sign in with the new one.';

function SignOut() {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    void logOut();
  };
  return (
    <PagePart title="Sign out" lead="On this device only.">
      <div>
        <Button look="quiet" aria-disabled={leaving} onClick={leave}>
          Sign out
        </Button>
      </div>
    </PagePart>
  );
}

/** In em, as the columns of a page are. */
const WIDE = `@media (min-width: ${STREAM_HEADER_WIDE / 16}em)`;

/** Each part is a card: in one column, or in two where there is room. */
const columns = {
  display: 'grid',
  gap: { base: 4, md: 6 },
  [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: 4, md: 6 } },
  '& > div > section': { ...card, gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 },
} as const;

export interface MyProfileProps {
  /** The membership, and what the user can do with the stored data. */
  readonly membership: ReactNode;
  readonly data: ReactNode;
}

/** The first section of the profile. Needs `SignedIn` around it. */
export function MyProfile({ membership, data }: MyProfileProps) {
  const account = useAccount();
  const user = useStoredUser();
  const devices = useDevices();
  const { refresh } = devices;
  if (!account || !user) return <WaitingLines label="Loading your profile" minHeight="60vh" />;
  return (
    <chakra.div css={columns}>
      <div>
        <WhoYouAre
          account={account}
          user={user}
          onSaveNames={saveNames}
          onSendVerification={sendVerification}
        />
        {membership}
        <AddressAndPassword
          account={account}
          onChangeEmail={changeEmail}
          onChangePassword={async (change) => {
            const outcome = await changePassword(change);
            if (outcome === 'signed-out') {
              showToast({ text: CHANGED_AND_OUT, tone: 'warning', timeout: 10_000 });
              return;
            }
            refresh();
          }}
          onSendPasswordLink={sendPasswordLink}
        />
      </div>
      <div>
        <WhereSignedIn devices={devices} onLeaveEverywhere={signOutEverywhere} />
        <SignOut />
        {data}
      </div>
    </chakra.div>
  );
}
