import { useState } from 'react';
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

export default function SignInRoute() {
  return (
    <AccountPage title="Welcome back" lead="The fire is still going. Come and sit with us." camera={1}>
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
