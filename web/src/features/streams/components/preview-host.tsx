import { streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { OpenPreview } from '../preview-context.ts';
import type { PreviewModalProps } from './preview-modal.later.tsx';

interface Shown {
  readonly stream: StreamView;
  readonly Modal: ComponentType<PreviewModalProps>;
}

/**
 * Lets every preview below open the preview modal, whose code comes with the first press. Where it does not come, the
 * press leads to the camera's own page.
 */
export function PreviewHost({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const open = useCallback((stream: StreamView) => {
    import('./preview-modal.later.tsx').then(
      ({ PreviewModal }) => setShown({ stream, Modal: PreviewModal }),
      (cause: unknown) => {
        logFailure('Opening a preview', cause);
        location.assign(streamPath(stream.slug));
      },
    );
  }, []);
  return (
    <OpenPreview value={open}>
      {children}
      {shown && <shown.Modal stream={shown.stream} onClose={() => setShown(undefined)} />}
    </OpenPreview>
  );
}
