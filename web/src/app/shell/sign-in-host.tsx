import { linkTo } from '@boma/domain/site-paths.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { LOGIN_QUERY_AFTER } from '../../config/accounts.ts';
import { useUserType } from '../../session/session.ts';
import {
  askToSignIn,
  closeSignIn,
  signInAsked,
  subscribeToSignInPrompt,
} from '../../session/sign-in-prompt.ts';

const formPages = [linkTo('signIn'), linkTo('register')];

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));

/** `?login` asks to sign in, a moment after the page is there. Whoever is signed in is not asked. */
function useLoginQuery(isGuest: boolean): void {
  const { search } = useLocation();
  const asks = isGuest && new URLSearchParams(search).has('login');
  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(askToSignIn, Math.max(0, LOGIN_QUERY_AFTER - performance.now()));
    return () => clearTimeout(timer);
  }, [asks]);
}

/** The one place that shows the dialog for signing in and up, whoever asked for it. */
export function SignInHost() {
  const userType = useUserType();
  const { pathname } = useLocation();
  const asked = useSyncExternalStore(subscribeToSignInPrompt, signInAsked, () => false);
  useLoginQuery(userType === 'guest');
  // The pages for it have the same forms; and whoever came in, here or in another tab, needs neither.
  const needless = userType === 'registered' || userType === 'subscriber' || formPages.includes(pathname);
  useEffect(() => {
    if (asked && needless) closeSignIn();
  }, [asked, needless]);
  if (!asked || needless) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog />
    </Suspense>
  );
}
