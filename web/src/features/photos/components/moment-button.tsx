import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lateDialog } from '../../../components/late-part.tsx';
import { useWatchesAll } from '../../../session/session.ts';
import { type Sight, sightOf } from '../sight.ts';

const MomentDialog = lateDialog(() => import('./moment-dialog.later.tsx'));
const UpgradeDialog = lateDialog(() => import('../../membership/components/upgrade-dialog.later.tsx'));

interface MomentButtonProps {
  readonly stream: StreamView;
  /** The button that opens the dialog. */
  readonly children: (open: () => void) => ReactNode;
}

/**
 * Opens the dialog that keeps the last seconds of a camera; viewers without a membership get the invitation. No media server has the past of a
 * YouTube camera.
 */
export function MomentButton({ stream, children }: MomentButtonProps) {
  const [sight, setSight] = useState<Sight>();
  const [invited, setInvited] = useState(false);
  const watchesAll = useWatchesAll();
  const close = useCallback(() => setSight(undefined), []);
  const open = () => {
    if (!watchesAll) return setInvited(true);
    // What the viewer sees, the end of the moment, is taken before the code of the dialog arrives.
    setSight(sightOf(stream.slug));
  };
  if (stream.source_kind !== 'hls') return null;
  return (
    <>
      {children(open)}
      {invited && (
        <Suspense>
          <UpgradeDialog reason="moment" onClose={() => setInvited(false)} />
        </Suspense>
      )}
      {sight && (
        <Suspense>
          <MomentDialog stream={stream} sight={sight} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
