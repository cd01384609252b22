import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { PreviewContext } from '../preview-context.ts';
import type { PreviewModalProps } from './preview-modal.tsx';

interface Shown {
  readonly stream: StreamView;
  readonly Modal: ComponentType<PreviewModalProps>;
}

/**
 * Lets every preview below open the preview modal, whose code comes with the first press. Where it does not come, the
 * press leads to the camera's own page.
 */
export function PreviewHost({
  hrefOf,
  children,
}: {
  readonly hrefOf: (slug: string) => string;
  readonly children: ReactNode;
}) {
  const [shown, setShown] = useState<Shown>();
  const context = useMemo(
    () => ({
      hrefOf,
      open: (stream: StreamView) => {
        import('./preview-modal.tsx').then(
          ({ PreviewModal }) => setShown({ stream, Modal: PreviewModal }),
          (cause: unknown) => {
            logFailure('Opening a preview', cause);
            location.assign(hrefOf(stream.slug));
          },
        );
      },
    }),
    [hrefOf],
  );
  return (
    <PreviewContext value={context}>
      {children}
      {shown && (
        <shown.Modal
          stream={shown.stream}
          href={hrefOf(shown.stream.slug)}
          onClose={() => setShown(undefined)}
        />
      )}
    </PreviewContext>
  );
}
