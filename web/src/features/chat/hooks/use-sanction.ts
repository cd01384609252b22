import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import { useStoredUser } from '../../../session/session.ts';
import type { StoredUser } from '../../../session/stored-session.ts';

/** The longest time in milliseconds that a timer of the browser takes. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Why the signed-in user may not write now. Null: they may, also once the sanction has ended by itself. */
export function useSanction(): StoredUser['sanction'] {
  const sanction = useStoredUser()?.sanction ?? null;
  const until = sanction?.until ?? Number.POSITIVE_INFINITY;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === Number.POSITIVE_INFINITY || until <= now) return;
    const left = Math.max(0, until - serverNow());
    const timer = setTimeout(() => setNow(serverNow()), Math.min(left, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [until, now]);
  return until <= now ? null : sanction;
}
