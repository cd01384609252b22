import { AppError } from '@boma/domain/errors.ts';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { Flex } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { leaveForPortal, type PortalFlow, portalLink } from '../api/portal.ts';

const PROBLEMS = {
  'nothing-there': 'There is no subscription of yours that could be changed.',
  failed: 'We could not open the page of your payments. It may be your connection or ours.',
} as const;

/** On the way to the payment provider's page: fetches where that is, and goes there. */
export function PortalPassage({ flow, backHref }: { readonly flow: PortalFlow; readonly backHref: string }) {
  const [problem, setProblem] = useState<keyof typeof PROBLEMS>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let left = false;
    portalLink(flow).then(
      (link) => left || leaveForPortal(link, flow),
      (cause: unknown) => {
        logFailure('Opening the billing portal', cause);
        const isNothing = cause instanceof AppError && cause.code === 'not-found';
        if (!left) setProblem(isNothing ? 'nothing-there' : 'failed');
      },
    );
    return () => {
      left = true;
    };
  }, [flow, attempt]);
  const again = () => {
    setProblem(undefined);
    setAttempt((before) => before + 1);
  };
  if (problem === undefined)
    return (
      <div role="status" aria-busy="true">
        <PageHead title="One moment" lead="We are opening the page of your payments." />
      </div>
    );
  return (
    <div role="alert">
      <PageHead title="Not today" lead={PROBLEMS[problem]} />
      <Flex gap={3} wrap="wrap">
        {problem === 'failed' && <Button onClick={again}>Retry</Button>}
        <ButtonLink to={backHref} look="quiet">
          Back to My Profile
        </ButtonLink>
      </Flex>
    </div>
  );
}
