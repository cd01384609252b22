import { PagePart } from '../../../components/page-part.tsx';
import { chakra } from '../../../components/ui.ts';
import type { StoredUser } from '../../../session/stored-session.ts';
import type { Account } from '../api/account.ts';
import { type Names, namesProblem } from '../profile-problem.ts';
import { ChangeForm } from './change-form.tsx';
import { FormChoice, type FormOnOffer } from './form-choice.tsx';
import { MailButton } from './mail-button.tsx';

interface NamesFormProps {
  readonly user: Pick<StoredUser, keyof Names>;
  readonly onSave: (names: Names) => Promise<void>;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

function NamesForm({ user, onSave, onDone, onLeave }: NamesFormProps) {
  return (
    <ChangeForm
      fields={[
        {
          name: 'display_name',
          label: 'Display name',
          autoComplete: 'nickname',
          defaultValue: user.display_name,
          hint: 'Everyone sees it above your messages in the chat.',
        },
        {
          name: 'name',
          label: 'Name',
          autoComplete: 'given-name',
          defaultValue: user.name,
        },
        {
          name: 'surname',
          label: 'Surname',
          autoComplete: 'family-name',
          defaultValue: user.surname,
        },
      ]}
      schema={async () => (await import('@boma/domain/accounts/profile.schema.ts')).profileInput}
      send={async (_, names) => {
        await onSave(names);
        onDone();
      }}
      problemsOf={namesProblem}
      doing="Saving the names"
      text="Save"
      busyText="Saving"
      onLeave={onLeave}
    />
  );
}

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

function Facts({ account, user }: { readonly account: Account; readonly user: StoredUser }) {
  const fullName = `${user.name} ${user.surname}`.trim();
  return (
    <chakra.dl css={facts}>
      <dt>Display name</dt>
      <dd>{user.display_name}</dd>
      {fullName !== '' && (
        <>
          <dt>Name</dt>
          <dd>{fullName}</dd>
        </>
      )}
      <dt>Email</dt>
      <dd>
        {account.email}
        <Verified verified={account.emailVerified} />
      </dd>
    </chakra.dl>
  );
}

export interface WhoYouAreProps {
  readonly account: Account;
  readonly user: StoredUser;
  readonly onSaveNames: (names: Names) => Promise<void>;
  readonly onSendVerification: () => Promise<void>;
}

/** The user's names and email, and whether the email is verified. */
export function WhoYouAre({ account, user, onSaveNames, onSendVerification }: WhoYouAreProps) {
  const names: FormOnOffer = {
    text: 'Change names',
    form: (close) => (
      <NamesForm
        user={user}
        onSave={onSaveNames}
        onDone={() => close('Your profile is saved.')}
        onLeave={() => close()}
      />
    ),
  };
  return (
    <PagePart title="Who you are" lead="Others see your display name and nothing else.">
      <Facts account={account} user={user} />
      <FormChoice forms={[names]} />
      {!account.emailVerified && (
        <div>
          <chakra.p color="muted" marginBottom={4}>
            We sent you an email with a link when you registered. Please follow it to confirm your address.
            Nothing in your inbox? Look in your spam folder, or have it sent once more.
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
