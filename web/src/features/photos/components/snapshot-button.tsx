import { watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import { hasStills } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lateDialog } from '../../../components/late-part.tsx';
import { useUserType } from '../../../session/session.ts';
import { type Sight, sightOf } from '../sight.ts';

const SnapshotDialog = lateDialog(() => import('./snapshot-dialog.later.tsx'));

interface SnapshotButtonProps {
  readonly stream: StreamView;
  /** The button that opens the dialog. */
  readonly children: (open: () => void) => ReactNode;
}

/**
 * Opens the dialog that takes a picture of a camera that the viewer may watch. Our media server has no pictures
 * of a camera at YouTube or of a partner.
 */
export function SnapshotButton({ stream, children }: SnapshotButtonProps) {
  const [sight, setSight] = useState<Sight>();
  const close = useCallback(() => setSight(undefined), []);
  // What the viewer sees is taken before the code of the dialog arrives.
  const open = () => setSight(sightOf(stream.slug));
  const watching = watchingOf(stream.subscriber_only, useUserType());
  if (!hasStills(stream) || watching !== 'open') return null;
  return (
    <>
      {children(open)}
      {sight && (
        <Suspense>
          <SnapshotDialog stream={stream} sight={sight} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
