import { EMAIL_MAX } from '@boma/domain/accounts/credentials.ts';
import { changeProblem } from '../change-problem.ts';
import { checkAddress } from '../credentials-check.ts';
import { ChangeForm } from './change-form.tsx';

export interface ChangeEmailFormProps {
  /** The email of the account. */
  readonly now: string;
  readonly onChange: (change: { password: string; email: string }) => Promise<void>;
  /** With the address that the link was mailed to. */
  readonly onDone: (email: string) => void;
  readonly onLeave: () => void;
}

export function ChangeEmailForm({ now, onChange, onDone, onLeave }: ChangeEmailFormProps) {
  return (
    <ChangeForm
      fields={[
        {
          name: 'email',
          label: 'New email',
          type: 'email',
          autoComplete: 'email',
          maxLength: EMAIL_MAX,
          hint: 'We will mail a link there. Your email changes once you follow it.',
        },
        { name: 'current', label: 'Your password', type: 'password', autoComplete: 'current-password' },
      ]}
      check={(values) => checkAddress(values, now)}
      send={async (values) => {
        const email = values.email.trim();
        await onChange({ email, password: values.current });
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
