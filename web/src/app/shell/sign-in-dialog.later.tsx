import { TabsContent, TabsList, TabsRoot, TabsTrigger } from '@chakra-ui/react/tabs';
import { useRef, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { tabStrip } from '../../components/tab-strip.ts';
import { RegisterForm } from '../../features/accounts/components/register-form.tsx';
import { SignInForm } from '../../features/accounts/components/sign-in-form.tsx';
import { LegalLinks } from '../../features/legal/legal-links.tsx';
import { cancelSignIn } from '../../session/sign-in-prompt.ts';
import { AccountFrame, framedCamera } from '../layouts/account-frame.tsx';

type Tab = 'signIn' | 'register';

/** Signing in and registering, over any page. Signing in closes it. */
export default function SignInDialog({ form: opensWith }: { readonly form: Tab }) {
  const [tab, setTab] = useState(opensWith);
  const form = useRef<HTMLDivElement>(null);
  const firstField = () => form.current?.querySelector('input') ?? null;
  return (
    <Dialog title="Sign in or register" open onClose={cancelSignIn} initialFocus={firstField}>
      <AccountFrame camera={framedCamera('open', 8)}>
        <TabsRoot
          value={tab}
          onValueChange={({ value }) => setTab(value === 'signIn' ? 'signIn' : 'register')}
          lazyMount
          unmountOnExit
          ref={form}
        >
          <TabsList aria-label="Sign in or register" css={tabStrip} marginBottom={6}>
            <TabsTrigger value="signIn">Sign in</TabsTrigger>
            <TabsTrigger value="register">Register</TabsTrigger>
          </TabsList>
          <TabsContent value="signIn">
            <SignInForm then="profile">
              <LegalLinks doing="signing in" />
            </SignInForm>
          </TabsContent>
          <TabsContent value="register">
            <RegisterForm onSignInInstead={() => setTab('signIn')}>
              <LegalLinks doing="registering" />
            </RegisterForm>
          </TabsContent>
        </TabsRoot>
      </AccountFrame>
    </Dialog>
  );
}
