import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { use, useMemo } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { PreviewContext } from '../preview-context.ts';
import { previewRefresh } from '../preview-schedule.ts';
import { StreamGrid } from './stream-grid.tsx';

export interface StreamPickerProps {
  readonly streams: readonly StreamView[];
  readonly onClose: () => void;
  /** Seconds between two pictures of a preview. Default 40. */
  readonly refresh?: number;
}

/** All cameras to choose from. The one that is pressed opens its preview in the picker's place. */
export function StreamPicker({ streams, onClose, refresh = previewRefresh.picker }: StreamPickerProps) {
  const page = use(PreviewContext);
  const inPlaceOfPicker = useMemo(
    () =>
      page && {
        ...page,
        open(stream: StreamView) {
          onClose();
          page.open(stream);
        },
      },
    [page, onClose],
  );
  return (
    <Dialog title="Choose a Stream" open onClose={onClose}>
      <PreviewContext value={inPlaceOfPicker}>
        <StreamGrid label="Streams to choose from" streams={streams} refresh={refresh} columns="fitting" />
      </PreviewContext>
    </Dialog>
  );
}
