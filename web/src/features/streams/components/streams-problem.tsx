import { Button } from '../../../components/button.ts';
import { fromAround } from '../../../components/focus-around.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { Box, chakra } from '../../../components/ui.ts';
import { waiting } from '../../../components/waiting.ts';
import type { ResourceState } from '../../../lib/cached-resource.ts';

/** Shown instead of the cameras: while they load, after a failure, or if there are none. */
export function StreamsProblem({
  status,
  onRetry,
}: {
  readonly status: ResourceState<unknown>['status'];
  readonly onRetry: () => Promise<void>;
}) {
  if (status === 'loading')
    return <Box {...waiting} minHeight="100vh" aria-busy="true" aria-label="Loading the cameras" />;
  const failed = status === 'failed';
  return (
    <PageBody width="text">
      <chakra.h1 textStyle="title">{failed ? 'We cannot reach the cameras' : 'No cameras yet'}</chakra.h1>
      <chakra.p textStyle="lead" color="muted" marginTop={4}>
        {failed
          ? 'We could not load the list of cameras. It may be your connection or ours; the animals are fine.'
          : 'No camera is running yet. Please come back soon.'}
      </chakra.p>
      {failed && (
        // oxlint-disable-next-line house/asks-again -- It is the whole page, with its heading.
        <Button marginTop={6} onClick={fromAround(() => void onRetry())}>
          Try again
        </Button>
      )}
    </PageBody>
  );
}
