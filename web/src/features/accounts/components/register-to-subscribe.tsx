import { MIN_AGE } from '@boma/domain/accounts/credentials.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormFrame, SubmitButton } from '../../../components/form/form-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { providerWords } from '../../../session/provider-words.ts';
import { isGmail } from '../gmail.ts';
import { useCredentials } from '../hooks/use-credentials.ts';
import { identity } from '../sign-in-code.ts';
import { typedEmail } from '../typed-email.ts';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ResetButton } from './reset-button.tsx';

const USE_GOOGLE = 'With a Gmail address, use the Google button below: you need no password.';

/**
 * Registering on the way to a membership. A user who has an account already is signed in with what they typed, and a user
 * with a Gmail address is led to the Google button.
 */
export function RegisterToSubscribe({ children }: { readonly children: ReactNode }) {
  const form = useCredentials(async (credentials) =>
    (await identity()).registerOrSignIn(credentials, 'profile'),
  );
  const { busy, field, read, submit } = form;
  const [isGoogles, setGoogles] = useState(() => isGmail(typedEmail()));
  const checkGoogle = () => {
    const found = isGmail(read().email);
    setGoogles(found);
    return found;
  };
  const email = field('email');
  const password = field('password');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (checkGoogle()) event.preventDefault();
    else submit(event);
  };
  return (
    <>
      <FormFrame form={{ ...form, submit: onSubmit }} label="Register" guarded>
        <EmailField
          field={{
            ...email,
            onInput: () => {
              email.onInput();
              checkGoogle();
            },
            // No event has reported what was typed before the page came alive.
            onBlur: () => {
              email.onBlur();
              checkGoogle();
            },
          }}
          {...(isGoogles && { hint: USE_GOOGLE })}
        />
        <PasswordField field={password} autoComplete="new-password" disabled={isGoogles} />
        <SubmitButton busy={busy} disabled={isGoogles} kind="wide">
          {busy ? 'Registering' : 'Register'}
        </SubmitButton>
        {password.problem === providerWords.wrongPassword && <ResetButton email={() => read().email} />}
      </FormFrame>
      <chakra.p textStyle="small" color="muted" textAlign="center" marginTop={3}>
        To register you must be at least {MIN_AGE} years old.
      </chakra.p>
      <GoogleButton text="Continue with Google" then="profile" />
      {children}
    </>
  );
}
