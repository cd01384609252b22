import type { ReactNode } from 'react';
import { useCredentials } from '../hooks/use-credentials.ts';
import { identity } from '../warm-up.ts';
import { EmailField } from './email-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ResetButton } from './reset-button.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface SignInFormProps {
  /** Where somebody goes who wanted nothing else. Whoever comes with a social account goes to their profile. */
  readonly then: 'profile' | 'the-boma';
  /** Hears when somebody is on their way in, and when that has failed. */
  readonly onEntering?: (entering: boolean) => void;
  /** The legal texts. */
  readonly children: ReactNode;
}

export function SignInForm({ then, onEntering, children }: SignInFormProps) {
  const { read, field, submit, busy } = useCredentials(
    async (credentials) => (await identity()).signInWithPassword(credentials, then),
    onEntering,
  );
  return (
    <>
      <FormFrame label="Sign in" onSubmit={submit}>
        <EmailField field={field('email')} />
        <PasswordField field={field('password')} autoComplete="current-password" />
        <SubmitButton busy={busy}>{busy ? 'Logging In' : 'Login'}</SubmitButton>
      </FormFrame>
      <ResetButton email={() => read().email} />
      <GoogleButton text="Sign in with Google" then="profile" onEntering={onEntering} />
      {children}
    </>
  );
}
