import { PagePart } from '../../../components/page-part.tsx';
import type { Account } from '../api/account.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FormChoice, type FormOnOffer } from './form-choice.tsx';
import { MailButton } from './mail-button.tsx';

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
        onDone={(to) => close(`We have mailed a link to ${to}. Your email changes once you follow it.`)}
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
