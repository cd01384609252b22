import { linkTo } from '@boma/domain/site-paths.ts';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { late } from '../../components/late-part.tsx';
import { LOGIN_QUERY_AFTER } from '../../config/accounts.ts';
import { useStore } from '../../lib/store.ts';
import { useUserType } from '../../session/session.ts';
import { askToSignIn, closeSignIn, signInAsked } from '../../session/sign-in-prompt.ts';
import { useUserFlags } from '../../session/use-user-flags.ts';
import { sayPartFailed } from './say-part-failed.ts';

const formPages = [linkTo('signIn'), linkTo('register')];

const SignInDialog = late(() => import('./sign-in-dialog.later.tsx'));

/** `?login` opens the sign-in dialog for guests, a moment after the page is shown. */
function useLoginQuery(isGuest: boolean): void {
  const { search } = useLocation();
  const asks = isGuest && new URLSearchParams(search).has('login');
  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(() => askToSignIn(), Math.max(0, LOGIN_QUERY_AFTER - performance.now()));
    return () => clearTimeout(timer);
  }, [asks]);
}

function closeFailed(): void {
  closeSignIn();
  sayPartFailed('The window for signing in did not open.');
}

/** Shows the dialog for signing in and registering, whichever part of the page asked for it. */
export function SignInHost() {
  const userType = useUserType();
  const { pathname } = useLocation();
  const asked = useStore(signInAsked, undefined);
  useLoginQuery(userType === 'guest');
  const { isUser } = useUserFlags();
  // These pages have the same forms, and a user who signed in, here or in another tab, needs no form.
  const isNeedless = isUser || formPages.includes(pathname);
  useEffect(() => {
    if (asked && isNeedless) closeSignIn();
  }, [asked, isNeedless]);
  if (!asked || isNeedless) return null;
  return (
    <FailsAlone part="sign-in dialog" onFailed={closeFailed}>
      <Suspense fallback={null}>
        <SignInDialog form={asked} />
      </Suspense>
    </FailsAlone>
  );
}
