import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { LOGIN_QUERY_AFTER } from '../../config/accounts.ts';
import { useUserType } from '../../lib/session.ts';
import { askToSignIn, closeSignIn, signInAsked, subscribeToSignInPrompt } from '../../lib/sign-in-prompt.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));

/** `?login` asks to sign in, a moment after the page is there. Whoever is signed in is not asked. */
function useLoginQuery(isGuest: boolean): void {
  const { search } = useLocation();
  const asks = isGuest && new URLSearchParams(search).has('login');
  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(askToSignIn, LOGIN_QUERY_AFTER);
    return () => clearTimeout(timer);
  }, [asks]);
}

/** The one place that shows the dialog for signing in and up, whoever asked for it. */
export function SignInHost() {
  const isGuest = useUserType() === 'guest';
  const asked = useSyncExternalStore(subscribeToSignInPrompt, signInAsked, () => false);
  useLoginQuery(isGuest);
  useEffect(() => {
    if (asked && !isGuest) closeSignIn();
  }, [asked, isGuest]);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog />
    </Suspense>
  );
}
