import { MIN_AGE } from '@boma/domain/accounts/credentials.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import { providerWords } from '../../../session/provider-words.ts';
import { isGmail } from '../gmail.ts';
import { useCredentials } from '../hooks/use-credentials.ts';
import { typedEmail } from '../typed-email.ts';
import { identity } from '../warm-up.ts';
import { EmailField } from './email-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ResetButton } from './reset-button.tsx';
import { SubmitButton } from './submit-button.tsx';

const USE_GOOGLE = 'With a Gmail address, come in by the Google button below: you need no password.';

/**
 * Registering on the way to a membership. Whoever has an account already is signed in with what they typed, and whoever
 * has a Gmail address is led to the Google button.
 */
export function RegisterToSubscribe({ children }: { readonly children: ReactNode }) {
  const { read, field, submit, busy } = useCredentials(async (credentials) =>
    (await identity()).registerOrSignIn(credentials, 'profile'),
  );
  const [ofGoogle, setOfGoogle] = useState(() => isGmail(typedEmail()));
  const look = () => {
    const found = isGmail(read().email);
    setOfGoogle(found);
    return found;
  };
  const email = field('email');
  const password = field('password');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (look()) event.preventDefault();
    else submit(event);
  };
  return (
    <>
      <FormFrame label="Register" onSubmit={onSubmit}>
        <EmailField
          field={{
            ...email,
            onInput: () => {
              email.onInput();
              look();
            },
            // What was typed before the page came alive has told nobody.
            onBlur: () => {
              email.onBlur();
              look();
            },
          }}
          {...(ofGoogle && { hint: USE_GOOGLE })}
        />
        <PasswordField field={password} autoComplete="new-password" disabled={ofGoogle} />
        <SubmitButton busy={busy} disabled={ofGoogle}>
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
