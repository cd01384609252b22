import { watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import { hasStills } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { useUserType } from '../../../session/session.ts';
import { type Sight, sightOf } from '../sight.ts';
import type { SnapshotDialogProps } from './snapshot-dialog.later.tsx';

interface SnapshotButtonProps {
  readonly stream: StreamView;
  /** The button that opens the dialog. */
  readonly children: (open: () => void) => ReactNode;
}

interface Opened {
  readonly Dialog: ComponentType<SnapshotDialogProps>;
  readonly sight: Sight;
}

/** What the viewer sees is taken before the code of the dialog arrives. */
async function loadDialog(slug: string): Promise<Opened> {
  const sight = sightOf(slug);
  const { SnapshotDialog } = await import('./snapshot-dialog.later.tsx');
  return { Dialog: SnapshotDialog, sight };
}

/**
 * Opens the dialog that takes a picture of a camera that the viewer may watch. Our media server has no pictures
 * of a camera at YouTube or of a partner.
 */
export function SnapshotButton({ stream, children }: SnapshotButtonProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const open = () => {
    loadDialog(stream.slug).then(setOpened, (cause: unknown) =>
      logFailure('Opening the snapshot dialog', cause),
    );
  };
  const watching = watchingOf(stream.subscriber_only, useUserType());
  if (!hasStills(stream) || watching !== 'open') return null;
  return (
    <>
      {children(open)}
      {opened && <opened.Dialog stream={stream} sight={opened.sight} onClose={close} />}
    </>
  );
}
