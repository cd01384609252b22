import { PASSWORD_MIN } from '@boma/domain/accounts/credentials.ts';
import { PagePart } from '../../../components/page-part.tsx';
import { credentialsSchemas } from '../../accounts/sign-in-code.ts';
import type { Account } from '../api/account.ts';
import { changeProblem } from '../change-problem.ts';
import { ChangeForm } from './change-form.tsx';
import { FormChoice, type FormOnOffer } from './form-choice.tsx';
import { MailButton } from './mail-button.tsx';

interface ChangeEmailFormProps {
  /** The email of the account. */
  readonly now: string;
  readonly onChange: (change: { password: string; email: string }) => Promise<void>;
  /** With the address that the link was mailed to. */
  readonly onDone: (email: string) => void;
  readonly onLeave: () => void;
}

function ChangeEmailForm({ now, onChange, onDone, onLeave }: ChangeEmailFormProps) {
  return (
    <ChangeForm
      fields={[
        {
          name: 'email',
          label: 'New email',
          type: 'email',
          autoComplete: 'email',
          hint: 'We will mail a link there. Following it signs out every device.',
        },
        { name: 'current', label: 'Your password', type: 'password', autoComplete: 'current-password' },
      ]}
      schema={async () => (await credentialsSchemas()).emailChange(now)}
      send={async ({ email, current }) => {
        await onChange({ email, password: current });
        onDone(email);
      }}
      problemsOf={changeProblem}
      doing="Changing the email"
      text="Send the link"
      busyText="Sending the link"
      onLeave={onLeave}
    />
  );
}

interface ChangePasswordFormProps {
  readonly onChange: (change: { current: string; next: string }) => Promise<void>;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

function ChangePasswordForm({ onChange, onDone, onLeave }: ChangePasswordFormProps) {
  return (
    <ChangeForm
      fields={[
        { name: 'current', label: 'Current password', type: 'password', autoComplete: 'current-password' },
        {
          name: 'next',
          label: 'New password',
          type: 'password',
          autoComplete: 'new-password',
          hint: `At least ${PASSWORD_MIN} characters. Your other devices will have to sign in again.`,
        },
      ]}
      schema={async () => (await credentialsSchemas()).passwordChange}
      send={async (change) => {
        await onChange(change);
        onDone();
      }}
      problemsOf={changeProblem}
      doing="Changing the password"
      text="Change password"
      busyText="Changing password"
      onLeave={onLeave}
    />
  );
}

export interface AddressAndPasswordProps {
  readonly account: Account;
  readonly onChangeEmail: (change: { password: string; email: string }) => Promise<void>;
  readonly onChangePassword: (change: { current: string; next: string }) => Promise<void>;
  readonly onSendPasswordLink: () => Promise<void>;
}

function WithGoogle({ onSendPasswordLink }: Pick<AddressAndPasswordProps, 'onSendPasswordLink'>) {
  return (
    <>
      <p>
        You sign in with Google, so you have no password here, and your email is the one of your Google
        account. To sign in without Google as well, set a password: we will mail you a link.
      </p>
      <MailButton
        text="Set a password"
        sent="The link is on its way. Follow it to choose a password."
        send={onSendPasswordLink}
      />
    </>
  );
}

/** The email and the password, and how the user changes them. */
export function AddressAndPassword(props: AddressAndPasswordProps) {
  const { account, onChangeEmail, onChangePassword, onSendPasswordLink } = props;
  if (!account.hasPassword)
    return (
      <PagePart title="Email and password">
        <WithGoogle onSendPasswordLink={onSendPasswordLink} />
      </PagePart>
    );
  const email: FormOnOffer = {
    text: 'Change email',
    form: (close) => (
      <ChangeEmailForm
        now={account.email}
        onChange={onChangeEmail}
        onDone={(to) =>
          close(
            `We have mailed a link to ${to}. Once you follow it, your email changes: then sign in again with it, on this device too.`,
          )
        }
        onLeave={() => close()}
      />
    ),
  };
  const password: FormOnOffer = {
    text: 'Change password',
    form: (close) => (
      <ChangePasswordForm
        onChange={onChangePassword}
        onDone={() => close('Your password is changed. Every other device has been signed out.')}
        onLeave={() => close()}
      />
    ),
  };
  return (
    <PagePart
      title="Email and password"
      lead="For either change we ask for your password first, in case the device is not in your own hands."
    >
      <FormChoice forms={[email, password]} />
    </PagePart>
  );
}
