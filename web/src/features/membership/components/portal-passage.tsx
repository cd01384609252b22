import { AppError } from '@boma/domain/errors.ts';
import { profilePath } from '@boma/domain/site-paths.ts';
import { useCallback } from 'react';
import { Button, ButtonLink } from '../../../components/button.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { Flex } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { leaveForPortal, type PortalFlow, portalLink } from '../api/portal.ts';

const PROBLEMS = {
  'nothing-there': 'You have no subscription to change.',
  failed: 'We could not open your billing page. It may be your connection or ours.',
} as const;

const problemOf = (cause: unknown): keyof typeof PROBLEMS =>
  cause instanceof AppError && cause.code === 'not-found' ? 'nothing-there' : 'failed';

/** Fetches the address of the payment provider's page, and goes there. */
export function PortalPassage({ flow }: { readonly flow: PortalFlow }) {
  const leave = useCallback(
    async (signal: AbortSignal) => {
      const link = await portalLink(flow);
      if (!signal.aborted) leaveForPortal(link, flow);
    },
    [flow],
  );
  const { problem, retry } = useAnswer(leave, { doing: 'Opening the billing portal', problemOf });
  if (problem === undefined)
    return (
      <div role="status" aria-busy="true">
        <PageHead title="One moment" lead="We are opening your billing page." />
      </div>
    );
  return (
    <div role="alert">
      <PageHead title="Your billing page" lead={PROBLEMS[problem]} />
      <Flex gap={3} wrap="wrap">
        {/* oxlint-disable-next-line house/asks-again -- It is the whole page, with a way back beside it. */}
        {problem === 'failed' && <Button onClick={retry}>Retry</Button>}
        <ButtonLink to={profilePath('profile')} look="quiet">
          Back to My Profile
        </ButtonLink>
      </Flex>
    </div>
  );
}
