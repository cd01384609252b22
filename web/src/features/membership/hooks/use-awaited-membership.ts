import { useEffect, useState } from 'react';
import { browserClock } from '../../../lib/timing/clock.ts';
import { whileSeen } from '../../../lib/while-seen.ts';
import { lookForMembership } from '../api/look-for-membership.ts';
import { awaitMembership, type Wait } from '../await-membership.ts';

/**
 * While `awaiting`, asks repeatedly whether the user is a member by now; the stored user then says so. `wait` says how long
 * that has taken, and `again` starts over.
 */
export function useAwaitedMembership(awaiting: boolean): { readonly wait: Wait; readonly again: () => void } {
  const [wait, setWait] = useState<Wait>('fresh');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!awaiting) return;
    return awaitMembership({ look: lookForMembership, whileSeen, clock: browserClock }, setWait);
  }, [awaiting, attempt]);
  const again = () => {
    setWait('fresh');
    setAttempt((before) => before + 1);
  };
  return { wait, again };
}
