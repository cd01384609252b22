import { EMAIL_MAX } from '@boma/domain/accounts/credentials.ts';
import { TextField } from '../../../components/text-field.tsx';
import { addressIn, checkAddress } from '../credentials-check.ts';
import { useCredentialsForm } from '../hooks/use-credentials-form.ts';
import { ChangeForm } from './change-form.tsx';

export interface ChangeEmailFormProps {
  /** The address of the account. */
  readonly now: string;
  readonly onChange: (change: { password: string; email: string }) => Promise<void>;
  /** With the address that has been mailed to. */
  readonly onDone: (email: string) => void;
  readonly onLeave: () => void;
}

export function ChangeEmailForm({ now, onChange, onDone, onLeave }: ChangeEmailFormProps) {
  const form = useCredentialsForm({
    check: (values) => checkAddress(values, now),
    send: async (values) => {
      const change = addressIn(values);
      await onChange(change);
      onDone(change.email);
    },
  });
  const { problems, clear } = form;
  return (
    <ChangeForm form={form} send="Send the link" sending="Sending the link" onLeave={onLeave}>
      <TextField
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        problem={problems.email}
        hint="We mail a link there. Your address changes once you follow it."
        onInput={() => clear('email')}
      />
      <TextField
        label="Your password"
        name="current"
        type="password"
        autoComplete="current-password"
        problem={problems.current}
        onInput={() => clear('current')}
      />
    </ChangeForm>
  );
}
