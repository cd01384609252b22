import { SignInForm } from '../../features/accounts/components/sign-in-form.tsx';
import { AccountPage } from '../account-page.tsx';
import { LegalLinks } from '../legal/legal-links.tsx';

export default function SignInRoute() {
  return (
    <AccountPage title="Welcome back" lead="The fire is still going. Come and sit with us." camera={1}>
      {(onEntering) => (
        <SignInForm then="the-boma" onEntering={onEntering}>
          <LegalLinks doing="signing in" />
        </SignInForm>
      )}
    </AccountPage>
  );
}
