import { MIN_AGE } from '@boma/domain/accounts/credentials.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { FormFrame, SubmitButton } from '../../../components/form/form-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { useCredentials } from '../hooks/use-credentials.ts';
import { ALREADY_THERE } from '../identity-problem.ts';
import { identity } from '../sign-in-code.ts';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';

export interface RegisterFormProps {
  readonly onEntering?: (entering: boolean) => void;
  /** For a user who has an account already. */
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

/** The sign-in form begins with the email that was typed here. */
const keepingEmail = [linkTo('signIn')];

export function RegisterForm({ onEntering, onSignInInstead, children }: RegisterFormProps) {
  const form = useCredentials(
    async (credentials) => (await identity()).register(credentials, 'profile'),
    onEntering,
  );
  const { busy, field } = form;
  const email = field('email');
  const isTaken = email.problem === ALREADY_THERE;
  return (
    <>
      <FormFrame form={form} label="Register" guarded={keepingEmail}>
        <EmailField field={email} {...(isTaken && { wayOut: <SignInInstead onPress={onSignInInstead} /> })} />
        <PasswordField field={field('password')} autoComplete="new-password" />
        <SubmitButton busy={busy} kind="wide">
          {busy ? 'Registering' : 'Register'}
        </SubmitButton>
      </FormFrame>
      <chakra.p textStyle="small" color="muted" textAlign="center" marginTop={3}>
        To register you must be at least {MIN_AGE} years old.
      </chakra.p>
      <GoogleButton text="Register with Google" then="profile" onEntering={onEntering} />
      {children}
    </>
  );
}
