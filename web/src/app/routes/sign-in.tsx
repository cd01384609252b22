import { useState } from 'react';
import { useLocation } from 'react-router';
import { SignInForm } from '../../features/accounts/components/sign-in-form.tsx';
import { LegalLinks } from '../../features/legal/legal-links.tsx';
import { ClosedAccount } from '../../features/moderation/components/closed-account.tsx';
import { useHydrated } from '../../lib/hydrated.ts';
import { readClosedAccount } from '../../session/ended-session.ts';
import { AccountPage } from '../layouts/account-page.tsx';

/** Shown once the page is alive: the prerendered page is the same for everyone. */
function ClosedAccountHere() {
  const [account] = useState(readClosedAccount);
  return useHydrated() && account ? <ClosedAccount account={account} /> : null;
}

/**
 * Says why the viewer is here whom the guard of a page has sent (`page-frame.tsx`). A page that came as a document keeps its
 * words: others could need another line, and move the form.
 */
function useLead(): string {
  const wanted: unknown = useLocation().state;
  const [wasAlive] = useState(useHydrated());
  return wasAlive && typeof wanted === 'string'
    ? `Sign in to open “${wanted}”.`
    : 'The fire is still going. Come and sit with us.';
}

export default function SignInRoute() {
  return (
    <AccountPage title="Welcome back" lead={useLead()} camera={1}>
      {(onEntering) => (
        <>
          <ClosedAccountHere />
          <SignInForm then="the-boma" onEntering={onEntering}>
            <LegalLinks doing="signing in" />
          </SignInForm>
        </>
      )}
    </AccountPage>
  );
}
