import type { ReactNode } from 'react';
import { Button } from '../../../components/button.ts';
import { Box } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import type { ResourceState } from '../../../lib/cached-resource.ts';
import { refreshSchedule } from '../api/schedule.ts';

export interface ScheduleProblemProps {
  readonly status: ResourceState<unknown>['status'];
  /** The shape of the shows, instead of lines. */
  readonly children?: ReactNode;
}

/** Shown instead of the shows: while they load, or after a failure. */
export function ScheduleProblem({ status, children }: ScheduleProblemProps) {
  if (status !== 'failed')
    return (
      <WaitingLines label="Loading the shows" minHeight="100vh">
        {children}
      </WaitingLines>
    );
  return (
    <Box role="alert" maxWidth="40rem">
      <p>
        <strong>We could not load the shows.</strong> It may be your connection or ours.
      </p>
      {/* oxlint-disable-next-line house/asks-again -- With `Asked` the page of a kind of show would wait for more bytes. */}
      <Button look="quiet" marginTop={4} onClick={() => void refreshSchedule()}>
        Retry
      </Button>
    </Box>
  );
}
