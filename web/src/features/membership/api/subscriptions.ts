import { AppError } from '@boma/domain/errors.ts';
import type { GiftView } from '@boma/domain/membership/gifts.schema.ts';
import type { SubscriptionView } from '@boma/domain/membership/membership.api.ts';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { onReturn } from '../../../lib/timing/on-return.ts';
import { refreshUser } from '../../../session/refetch-user.ts';
import { forgetPortal, type PortalFlow, visitedPortal } from './portal.ts';

/** The server asks the payment provider about one user at most once within so many milliseconds. */
const ASKED_AGAIN_AFTER = 6000;

/** Milliseconds that the server may work on a refund. */
const REFUND_TIMEOUT = 30_000;

export interface Subscriptions {
  /** Undefined while there is no answer yet. The one that counts is the first. */
  readonly list: readonly SubscriptionView[] | undefined;
  /** What staff have given the user, while it lasts. */
  readonly gift: GiftView | null;
  readonly failed: boolean;
  /** Why the user has just been at the payment provider; undefined if they have not been there. */
  readonly cameFrom: PortalFlow | undefined;
  readonly retry: () => void;
  /** Pays back the first purchase and ends the membership. @throws AppError. */
  readonly refund: () => Promise<void>;
}

async function listSubscriptions() {
  const { data } = await callApi('listSubscriptions', { body: { refresh: true } });
  void refreshUser();
  return data;
}

/** The user's subscriptions as the payment provider has them now, also after a visit there. */
export function useSubscriptions(): Subscriptions {
  const { answer, failed, refresh, retry } = useAnswer(listSubscriptions, {
    doing: 'Listing the subscriptions',
  });
  const [cameFrom] = useState(visitedPortal);
  useEffect(() => {
    const ask = () => void refresh();
    forgetPortal();
    // The first question may have come too soon after one from before the visit.
    const timer = cameFrom ? setTimeout(ask, ASKED_AGAIN_AFTER) : undefined;
    const stop = onReturn(ask);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refresh, cameFrom]);
  const refund = useCallback(async () => {
    const options = { own: ['invalid-input'], timeout: REFUND_TIMEOUT } as const;
    await callApi('requestRefund', {}, options).catch(async (cause: unknown) => {
      // The refund may have been made, and only its answer lost. A refusal is shown where the offer stands.
      if (!(cause instanceof AppError) || cause.code !== 'invalid-input') await refresh();
      throw cause;
    });
    await refresh();
  }, [refresh]);
  return { list: answer?.subscriptions, gift: answer?.gift ?? null, failed, cameFrom, retry, refund };
}
