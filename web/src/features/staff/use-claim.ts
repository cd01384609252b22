import { CLAIM_MS } from '@boma/domain/moderation/moderation.constants.ts';
import { type MouseEvent, useRef } from 'react';
import { logFailure } from '../../lib/log.ts';

/**
 * Claims something for the one who begins to work on it: who types or chooses, or follows a link of it. A button decides at
 * once, and needs no claim. Colleagues read it; without it the work goes on.
 */
export function useClaim(claim: () => Promise<unknown>) {
  const claimedAt = useRef(Number.NEGATIVE_INFINITY);
  const onInput = () => {
    const now = performance.now();
    if (now - claimedAt.current < CLAIM_MS / 2) return;
    claimedAt.current = now;
    claim().catch((cause: unknown) => logFailure('Claiming a task of staff', cause));
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onInput();
  };
  return { onInput, onClick };
}
