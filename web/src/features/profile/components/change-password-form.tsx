import { PASSWORD_MIN } from '@boma/domain/accounts/credentials.ts';
import { changeProblem } from '../change-problem.ts';
import { checkPasswords } from '../credentials-check.ts';
import { ChangeForm } from './change-form.tsx';

export interface ChangePasswordFormProps {
  readonly onChange: (change: { current: string; next: string }) => Promise<void>;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

export function ChangePasswordForm({ onChange, onDone, onLeave }: ChangePasswordFormProps) {
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
      check={checkPasswords}
      send={async (values) => {
        await onChange(values);
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
