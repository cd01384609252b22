import { useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import { RegisterToSubscribe } from '../../../features/accounts/components/register-to-subscribe.tsx';
import { SignInForm } from '../../../features/accounts/components/sign-in-form.tsx';
import { LegalLinks } from '../../../features/legal/legal-links.tsx';

const turn = {
  color: 'accent',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

const leads = {
  register: 'Half a minute, and free.',
  signIn: 'Welcome back. Your membership will belong to this account.',
  paid: 'Thank you. Sign in with the account that you paid for, and we will find your membership.',
} as const;

/** The first step; signing in leads to the next one. `paid`: a signed-out user has come from the checkout. */
export function RegisterStep({ paid }: { readonly paid: boolean }) {
  const [chosen, setChosen] = useState<'register' | 'signIn'>();
  const mode = chosen ?? (paid ? 'signIn' : 'register');
  const registers = mode === 'register';
  return (
    <>
      <chakra.h2 tabIndex={-1} textStyle="title">
        {registers ? 'First, an account' : 'Sign in'}
      </chakra.h2>
      <chakra.p color="muted" marginTop={2} marginBottom={6}>
        {leads[paid && !registers ? 'paid' : mode]}
      </chakra.p>
      {registers ? (
        <RegisterToSubscribe>
          <LegalLinks doing="registering" />
        </RegisterToSubscribe>
      ) : (
        <SignInForm then="profile">
          <LegalLinks doing="signing in" />
        </SignInForm>
      )}
      <chakra.p marginTop={6}>
        {registers ? 'Have an account already? ' : 'No account yet? '}
        <chakra.button type="button" css={turn} onClick={() => setChosen(registers ? 'signIn' : 'register')}>
          {registers ? 'Sign in' : 'Register'}
        </chakra.button>
      </chakra.p>
    </>
  );
}
