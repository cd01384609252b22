import { CARD_SAVED } from '@boma/domain/membership/portal-return.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PortalFlow } from '../api/portal.ts';

/**
 * True if the user has just saved a new card: the address says so, and this browser sent the user to the payment provider
 * for it. The address is cleaned, so that a reload does not say it again.
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
