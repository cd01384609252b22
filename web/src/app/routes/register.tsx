import { linkTo } from '@boma/domain/site-paths.ts';
import { useNavigate } from 'react-router';
import { RegisterForm } from '../../features/accounts/components/register-form.tsx';
import { LegalLinks } from '../../features/legal/legal-links.tsx';
import { AccountPage } from '../layouts/account-page.tsx';

export default function RegisterRoute() {
  const navigate = useNavigate();
  return (
    <AccountPage
      title="Create your free account"
      lead="Pull up a chair: it takes half a minute. Then you can chat, ask the rangers, and get alerts. You need no account to watch."
      camera={8}
    >
      {(onEntering) => (
        <RegisterForm onEntering={onEntering} onSignInInstead={() => void navigate(linkTo('signIn'))}>
          <LegalLinks doing="registering" />
        </RegisterForm>
      )}
    </AccountPage>
  );
}
