import { TextField } from '../../../components/text-field.tsx';
import { checkPasswords, passwordsIn } from '../credentials-check.ts';
import { useCredentialsForm } from '../hooks/use-credentials-form.ts';
import { ChangeForm } from './change-form.tsx';

export interface ChangePasswordFormProps {
  readonly onChange: (change: { current: string; next: string }) => Promise<void>;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

export function ChangePasswordForm({ onChange, onDone, onLeave }: ChangePasswordFormProps) {
  const form = useCredentialsForm({
    check: checkPasswords,
    send: async (values) => {
      await onChange(passwordsIn(values));
      onDone();
    },
  });
  const { problems, clear } = form;
  return (
    <ChangeForm form={form} send="Change password" sending="Changing password" onLeave={onLeave}>
      <TextField
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        problem={problems.current}
        onInput={() => clear('current')}
      />
      <TextField
        label="New password"
        name="next"
        type="password"
        autoComplete="new-password"
        problem={problems.next}
        hint="At least 6 characters. Your other devices will have to sign in again."
        onInput={() => clear('next')}
      />
    </ChangeForm>
  );
}
