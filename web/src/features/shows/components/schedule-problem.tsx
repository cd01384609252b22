import type { ReactNode } from 'react';
import { Button } from '../../../components/button.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import type { ResourceState } from '../../../lib/cached-resource.ts';
import { refreshSchedule } from '../api/schedule.ts';

interface ScheduleProblemProps {
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
    <Box role="alert" borderTopWidth="1px" paddingTop={8} maxWidth="40rem">
      <chakra.p textStyle="lead">The shows could not be loaded.</chakra.p>
      <chakra.p color="muted" marginTop={1}>
        It may be your connection or ours. The rangers go out anyway.
      </chakra.p>
      <Button marginTop={5} onClick={() => void refreshSchedule()}>
        Try again
      </Button>
    </Box>
  );
}
