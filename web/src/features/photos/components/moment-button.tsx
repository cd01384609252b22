import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { lateDialog } from '../../../components/late-part.tsx';
import { logFailure } from '../../../lib/log.ts';
import { useWatchesAll } from '../../../session/session.ts';
import { type Sight, sightOf } from '../sight.ts';
import type { MomentDialogProps } from './moment-dialog.later.tsx';

const UpgradeDialog = lateDialog(() => import('../../membership/components/upgrade-dialog.later.tsx'));

interface MomentButtonProps {
  readonly stream: StreamView;
  /** The button that opens the dialog. */
  readonly children: (open: () => void) => ReactNode;
}

interface Opened {
  readonly Dialog: ComponentType<MomentDialogProps>;
  /** The end of the moment. */
  readonly sight: Sight;
}

/** What the viewer sees is taken before the code of the dialog arrives. */
async function loadDialog(slug: string): Promise<Opened> {
  const sight = sightOf(slug);
  const { MomentDialog } = await import('./moment-dialog.later.tsx');
  return { Dialog: MomentDialog, sight };
}

/**
 * Opens the dialog that keeps the last seconds of a camera; viewers without a membership get the invitation. No media server has the past of a
 * YouTube camera.
 */
export function MomentButton({ stream, children }: MomentButtonProps) {
  const [opened, setOpened] = useState<Opened>();
  const [invited, setInvited] = useState(false);
  const watchesAll = useWatchesAll();
  const close = useCallback(() => setOpened(undefined), []);
  const open = () => {
    if (!watchesAll) return setInvited(true);
    loadDialog(stream.slug).then(setOpened, (cause: unknown) =>
      logFailure('Opening the moment dialog', cause),
    );
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
      {opened && <opened.Dialog stream={stream} sight={opened.sight} onClose={close} />}
    </>
  );
}
