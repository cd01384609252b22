import type { ReactNode } from 'react';
import { FormFrame, SubmitButton } from '../../../components/form/form-frame.tsx';
import { useCredentials } from '../hooks/use-credentials.ts';
import { identity } from '../sign-in-code.ts';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ResetButton } from './reset-button.tsx';

export interface SignInFormProps {
  /** Where the user goes who wanted no other page. A user of a social account goes to the profile. */
  readonly then: 'profile' | 'the-boma';
  /** Hears when signing in begins, and when it has failed. */
  readonly onEntering?: (entering: boolean) => void;
  /** The legal texts. */
  readonly children: ReactNode;
}

export function SignInForm({ then, onEntering, children }: SignInFormProps) {
  const form = useCredentials(
    async (credentials) => (await identity()).signInWithPassword(credentials, then),
    onEntering,
  );
  const { busy, field, read } = form;
  return (
    <>
      <FormFrame form={form} label="Sign in">
        <EmailField field={field('email')} />
        <PasswordField field={field('password')} autoComplete="current-password" />
        <SubmitButton busy={busy} kind="wide">
          {busy ? 'Logging In' : 'Login'}
        </SubmitButton>
      </FormFrame>
      <ResetButton email={() => read().email} />
      <GoogleButton text="Sign in with Google" then="profile" onEntering={onEntering} />
      {children}
    </>
  );
}
