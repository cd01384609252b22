import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { useWatchesAll } from '../../../session/session.ts';
import type { MomentDialogProps } from './moment-dialog.tsx';

interface MomentButtonProps {
  readonly stream: StreamView;
  /** What viewers without a membership get in place of the dialog. */
  readonly invite: (close: () => void) => ReactNode;
  /** The button that opens the dialog. */
  readonly children: (open: () => void) => ReactNode;
}

interface Opened {
  readonly Dialog: ComponentType<MomentDialogProps>;
  /** By `performance.now()`: the end of the moment. */
  readonly pressedAt: number;
}

/** The time of the press is read before the code of the dialog arrives. */
async function loadDialog(): Promise<Opened> {
  const pressedAt = performance.now();
  const { MomentDialog } = await import('./moment-dialog.tsx');
  return { Dialog: MomentDialog, pressedAt };
}

/** Opens the dialog that keeps the last seconds of a camera. No media server has the past of a YouTube camera. */
export function MomentButton({ stream, invite, children }: MomentButtonProps) {
  const [opened, setOpened] = useState<Opened>();
  const [invited, setInvited] = useState(false);
  const watchesAll = useWatchesAll();
  const close = useCallback(() => setOpened(undefined), []);
  const open = () => {
    if (!watchesAll) return setInvited(true);
    loadDialog().then(setOpened, (cause: unknown) => logFailure('Opening the moment dialog', cause));
  };
  if (stream.source_kind !== 'hls') return null;
  return (
    <>
      {children(open)}
      {invited && invite(() => setInvited(false))}
      {opened && <opened.Dialog stream={stream} pressedAt={opened.pressedAt} onClose={close} />}
    </>
  );
}
