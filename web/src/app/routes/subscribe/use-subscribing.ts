import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../lib/hydrated.ts';
import { logFailure } from '../../../lib/log.ts';
import { forgetIntendedPath, readIntendedPath } from '../../../session/intended-path.ts';
import { refetchUser } from '../../../session/refetch-user.ts';
import { useUserType } from '../../../session/session.ts';
import { readRequested, setRequested } from '../../../session/subscription-requested.ts';

/** Milliseconds that a checkout waits at most for the news of who somebody is by now. */
const NEWS_WITHIN = 2000;

/** `waiting`: not known yet who is here. `left`: a member, who has nothing to do here. */
export type Stage = 'waiting' | 'register' | 'subscribe' | 'enjoy' | 'left';

/**
 * The way to the checkout. `wasSent`: somebody was on it before this page was seen, and is congratulated once the payment is
 * there. `isSent` and `opening` are of the way from here, until a page that the browser kept as it was when somebody left for
 * the checkout is seen again: they have come back, and not as those do who have paid.
 */
function useSending() {
  const [wasSent, setWasSent] = useState(readRequested);
  const [isSent, setSent] = useState(false);
  const [opening, setOpening] = useState<string>();
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setWasSent(readRequested());
      setSent(false);
      setOpening(undefined);
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
  return { wasSent, isSent, setSent, opening, setOpening };
}

/** What somebody wanted to see before they came here. Once they are a member, no other page sends them after it. */
function useWanted(isMember: boolean): string | undefined {
  const [wanted] = useState(readIntendedPath);
  useEffect(() => {
    if (isMember) forgetIntendedPath();
  }, [isMember]);
  return wanted;
}

async function isMemberByNow(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), NEWS_WITHIN));
  const asked = refetchUser().then(({ is_subscribed }) => is_subscribed);
  return Promise.race([asked, late]).catch((cause: unknown) => {
    logFailure('Fetching the user', cause);
    return false;
  });
}

/** How far somebody has come on the way to a membership, and what leads on. */
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

  // In this window: browsers block a window that opens after an answer has come, Safari on phones above all, and those
  // inside other apps have no second window to open.
  const open = async (link: string) => {
    setSent(true);
    setOpening(link);
    const isMember = await isMemberByNow();
    // Who has gone to another page meanwhile is not torn away from it.
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
