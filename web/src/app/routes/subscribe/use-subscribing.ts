import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../lib/hydrated.ts';
import { logFailure } from '../../../lib/log.ts';
import { forgetIntendedPath, readIntendedPath } from '../../../session/intended-path.ts';
import { refetchUser } from '../../../session/refetch-user.ts';
import { useUserType } from '../../../session/session.ts';
import { readRequested, setRequested } from '../../../session/subscription-requested.ts';

/** Milliseconds that opening the checkout waits at most for the current user. */
const USER_WITHIN = 2000;

/** `waiting`: the viewer is not known yet. `left`: a member, who is sent home. */
export type Stage = 'waiting' | 'register' | 'subscribe' | 'enjoy' | 'left';

/**
 * The way to the checkout. `wasSent`: the user went to the checkout before this page loaded, and is congratulated once the
 * payment has arrived. `isSent` and `opening`: the user is going there now. If the browser restores this page from its
 * back/forward cache, the user came back without paying, and both are reset.
 */
function useSending() {
  const [wasSent, setWasSent] = useState(readRequested);
  const [isSent, setSent] = useState(false);
  const [opening, setOpening] = useState<string>();
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setWasSent(readRequested());
      setSent(false);
      setOpening(undefined);
    };
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);
  return { wasSent, isSent, setSent, opening, setOpening };
}

/** The page the user wanted before this one. It is forgotten for members, so that no later sign-in leads there. */
function useWanted(isMember: boolean): string | undefined {
  const [wanted] = useState(readIntendedPath);
  useEffect(() => {
    if (isMember) forgetIntendedPath();
  }, [isMember]);
  return wanted;
}

async function isMemberByNow(): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), USER_WITHIN));
  const asked = refetchUser().then(({ is_subscribed }) => is_subscribed);
  return Promise.race([asked, timeout]).catch((cause: unknown) => {
    logFailure('Fetching the user', cause);
    return false;
  });
}

/** Which step towards a membership the user is at, and what leads to the next. */
export function useSubscribing() {
  const userType = useUserType();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const paid = hydrated && query.has('paid');
  const cancelled = hydrated && query.has('cancelled');
  const wanted = useWanted(userType === 'subscriber');
  const { wasSent, isSent, setSent, opening, setOpening } = useSending();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (cancelled) setRequested(false);
  }, [cancelled]);

  // In this window: browsers block a window that opens after an answer, Safari on phones above all, and browsers inside
  // other apps cannot open a second one.
  const open = async (link: string) => {
    setSent(true);
    setOpening(link);
    const isMember = await isMemberByNow();
    // The user may have gone to another page in the meantime.
    if (!isHere.current) return;
    if (isMember) return setOpening(undefined);
    setRequested(true);
    location.assign(link);
  };
  const back = () => {
    setSent(false);
    setOpening(undefined);
    void navigate(pathname, { replace: true });
  };

  const stages = {
    unknown: 'waiting',
    guest: 'register',
    registered: paid || isSent ? 'enjoy' : 'subscribe',
    subscriber: paid || isSent || wasSent ? 'enjoy' : 'left',
  } as const satisfies Record<typeof userType, Stage>;
  return { stage: stages[userType], paid, cancelled, opening, wanted, open, back };
}
