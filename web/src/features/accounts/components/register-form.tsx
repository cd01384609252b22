import { MIN_AGE } from '@boma/domain/accounts/credentials.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';
import { useCredentials } from '../hooks/use-credentials.ts';
import { ALREADY_THERE } from '../identity-problem.ts';
import { identity } from '../warm-up.ts';
import { EmailField } from './email-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface RegisterFormProps {
  readonly onEntering?: (entering: boolean) => void;
  /** For whoever has an account already. */
  readonly onSignInInstead: () => void;
  /** The legal texts. */
  readonly children: ReactNode;
}

function SignInInstead({ onPress }: { readonly onPress: () => void }) {
  return (
    <chakra.button
      type="button"
      onClick={onPress}
      marginLeft="6px"
      color="accent"
      fontWeight={600}
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      Sign in instead
    </chakra.button>
  );
}

export function RegisterForm({ onEntering, onSignInInstead, children }: RegisterFormProps) {
  const { field, submit, busy } = useCredentials(
    async (credentials) => (await identity()).register(credentials, 'profile'),
    onEntering,
  );
  const email = field('email');
  const isTaken = email.problem === ALREADY_THERE;
  return (
    <>
      <FormFrame label="Register" onSubmit={submit}>
        <EmailField field={email} {...(isTaken && { wayOut: <SignInInstead onPress={onSignInInstead} /> })} />
        <PasswordField field={field('password')} autoComplete="new-password" />
        <SubmitButton busy={busy}>{busy ? 'Registering' : 'Register'}</SubmitButton>
      </FormFrame>
      <chakra.p textStyle="small" color="muted" textAlign="center" marginTop={3}>
        To register you must be at least {MIN_AGE} years old.
      </chakra.p>
      <GoogleButton text="Register with Google" then="profile" onEntering={onEntering} />
      {children}
    </>
  );
}
