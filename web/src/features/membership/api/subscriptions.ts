import { AppError } from '@boma/domain/errors.ts';
import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { logFailure } from '../../../lib/log.ts';
import { onReturn } from '../../../lib/timing/on-return.ts';
import { refetchUser } from '../../../session/refetch-user.ts';
import { forgetPortal, type PortalFlow, visitedPortal } from './portal.ts';

/** Milliseconds after which the server asks the payment provider once more for the same person. */
const ASKED_AGAIN_AFTER = 6000;

export interface Subscriptions {
  /** Undefined while there is no answer yet. The one that counts is the first. */
  readonly list: readonly SubscriptionView[] | undefined;
  readonly failed: boolean;
  /** What they have just been at the payment provider for; undefined where they have not been there. */
  readonly cameFrom: PortalFlow | undefined;
  readonly look: () => void;
  /** The first purchase is given back, and the membership ends. @throws AppError. */
  readonly refund: () => Promise<void>;
}

/** The signed-in person's subscriptions as the payment provider has them now, also after a visit there. */
export function useSubscriptions(): Subscriptions {
  const [list, setList] = useState<readonly SubscriptionView[]>();
  const [failed, setFailed] = useState(false);
  const [cameFrom] = useState(visitedPortal);
  const looks = useRef(0);
  const ask = useCallback(async () => {
    looks.current += 1;
    const mine = looks.current;
    try {
      const { data } = await callApi('listSubscriptions', { body: { refresh: true } });
      if (mine === looks.current) {
        setList(data.subscriptions);
        setFailed(false);
      }
      await refetchUser().catch((cause: unknown) => logFailure('Fetching the user', cause));
    } catch (cause) {
      logFailure('Listing the subscriptions', cause);
      if (mine === looks.current) setFailed(true);
    }
  }, []);
  useEffect(() => {
    const look = () => void ask();
    look();
    forgetPortal();
    // The first look may have come too soon after one before the visit.
    const timer = cameFrom ? setTimeout(look, ASKED_AGAIN_AFTER) : undefined;
    const stop = onReturn(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ask, cameFrom]);
  const look = useCallback(() => {
    setFailed(false);
    void ask();
  }, [ask]);
  const refund = useCallback(async () => {
    await callApi('requestRefund', {}, { own: ['invalid-input'] }).catch(async (cause: unknown) => {
      // The answer may have been lost rather than the question. What refuses an offer is told in the place of the offer.
      if (!(cause instanceof AppError) || cause.code !== 'invalid-input') await ask();
      throw cause;
    });
    await ask();
  }, [ask]);
  return { list, failed, cameFrom, look, refund };
}
