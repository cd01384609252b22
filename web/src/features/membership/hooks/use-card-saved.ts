import { CARD_SAVED } from '@boma/domain/membership/portal-return.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PortalFlow } from '../api/portal.ts';

/**
 * Has somebody just saved a new card? Only the payment provider leads to the address that says so, and it counts for
 * whoever this browser has sent there to do it. It is not kept, so that no reload says it again.
 */
export function useCardSaved(cameFrom: PortalFlow | undefined): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const says = new URLSearchParams(search).has(CARD_SAVED);
  const [isTold] = useState(says);
  useEffect(() => {
    if (says) void navigate(pathname, { replace: true });
  }, [says, pathname, navigate]);
  return isTold && cameFrom === 'update';
}
