import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { useWatchesAll } from '../../../session/session.ts';
import type { SnapshotDialogProps } from './snapshot-dialog.tsx';

interface SnapshotButtonProps {
  readonly stream: StreamView;
  /** The button that opens the dialog. */
  readonly children: (open: () => void) => ReactNode;
}

/**
 * Opens the dialog that takes a picture of a camera that the viewer may watch. No media server has pictures of a YouTube
 * camera.
 */
export function SnapshotButton({ stream, children }: SnapshotButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<SnapshotDialogProps>>();
  const close = useCallback(() => setDialog(undefined), []);
  const open = () => {
    import('./snapshot-dialog.tsx').then(
      ({ SnapshotDialog }) => setDialog(() => SnapshotDialog),
      (cause: unknown) => logFailure('Opening the snapshot dialog', cause),
    );
  };
  const isOpen = useWatchesAll() || !stream.subscriber_only;
  if (stream.source_kind !== 'hls' || !isOpen) return null;
  return (
    <>
      {children(open)}
      {Dialog && <Dialog stream={stream} onClose={close} />}
    </>
  );
}
