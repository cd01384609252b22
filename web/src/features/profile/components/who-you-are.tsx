import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import type { StoredUser } from '../../../lib/stored-session.ts';
import type { Account } from '../api/account.ts';
import { MailButton } from './mail-button.tsx';

const facts = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
  columnGap: 6,
  rowGap: { base: 1, sm: 4 },
  '& dt': { color: 'muted', fontSize: '0.9375rem' },
  '& dd': { fontWeight: 550, marginBottom: { base: 3, sm: 0 }, overflowWrap: 'anywhere' },
} as const;

function Verified({ verified }: { readonly verified: boolean }) {
  return (
    <chakra.span display="block" textStyle="small" fontWeight={450} color={verified ? 'good' : 'accent'}>
      {verified ? 'Verified' : 'Not verified yet'}
    </chakra.span>
  );
}

/** What we know of somebody, and whether their address has been confirmed. */
export function WhoYouAre({
  account,
  user,
  onSendVerification,
}: {
  readonly account: Account;
  readonly user: StoredUser;
  readonly onSendVerification: () => Promise<void>;
}) {
  return (
    <PagePart title="Who you are" lead="Others see your display name and nothing else.">
      <chakra.dl css={facts}>
        <dt>Display name</dt>
        <dd>{user.display_name}</dd>
        <dt>Email</dt>
        <dd>
          {account.email}
          <Verified verified={account.emailVerified} />
        </dd>
        <dt>Membership</dt>
        <dd>
          {user.is_subscribed ? 'Premium member' : 'No membership. The open cameras are yours all the same.'}
        </dd>
      </chakra.dl>
      {!account.emailVerified && (
        <div>
          <chakra.p color="muted" marginBottom={4}>
            We sent you a mail with a link when you registered. Follow it, and we know that we can reach you
            here. Nothing in your inbox? Look among the spam, or have it sent once more.
          </chakra.p>
          <MailButton
            text="Send again"
            sent={`The link is on its way to ${account.email}.`}
            send={onSendVerification}
          />
        </div>
      )}
    </PagePart>
  );
}
