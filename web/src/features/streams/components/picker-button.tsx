import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type ComponentType, useCallback, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { GridIcon } from '../../../components/icons.tsx';
import { nonSubscribersOnly } from '../../../components/user-visibility.ts';
import { logFailure } from '../../../lib/log.ts';
import type { StreamPickerProps } from './stream-picker.later.tsx';

/** Opens the picker. Members have the strip of previews instead. */
export function PickerButton({ streams }: { readonly streams: readonly StreamView[] }) {
  const [Picker, setPicker] = useState<ComponentType<StreamPickerProps>>();
  const close = useCallback(() => setPicker(undefined), []);
  const open = () => {
    import('./stream-picker.later.tsx').then(
      ({ StreamPicker }) => setPicker(() => StreamPicker),
      (cause: unknown) => logFailure('Opening the stream picker', cause),
    );
  };
  return (
    <>
      <Button look="quiet" title="Choose another camera" onClick={open} css={nonSubscribersOnly}>
        <GridIcon size={18} />
        <span data-label="common">Streams</span>
      </Button>
      {Picker && <Picker streams={streams} onClose={close} />}
    </>
  );
}
