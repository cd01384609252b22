import { linkTo } from '@boma/domain/site-paths.ts';
import { useNavigate } from 'react-router';
import { RegisterForm } from '../../features/accounts/components/register-form.tsx';
import { LegalLinks } from '../../features/legal/legal-links.tsx';
import { AccountPage } from '../layouts/account-page.tsx';

export default function RegisterRoute() {
  const navigate = useNavigate();
  return (
    <AccountPage
      title="Pull up a chair"
      lead="It takes half a minute and is free. Then you can talk at the fire. To watch, you need no account."
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
