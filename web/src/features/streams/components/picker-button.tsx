import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Suspense, useCallback, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { LiveIcon } from '../../../components/icons.tsx';
import { lateDialog } from '../../../components/late-part.tsx';
import { nonSubscribersOnly } from '../../../components/user-visibility.ts';

const StreamPicker = lateDialog(() => import('./stream-picker.later.tsx'));

/** Opens the picker. Members have the strip of previews instead. */
export function PickerButton({ streams }: { readonly streams: readonly StreamView[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button
        look="quiet"
        title="Choose another camera"
        onClick={() => setOpen(true)}
        css={nonSubscribersOnly}
      >
        <LiveIcon size={18} />
        <span data-label="common">Streams</span>
      </Button>
      {isOpen && (
        <Suspense>
          <StreamPicker streams={streams} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
