import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { use, useMemo } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { OpenPreview } from '../preview-context.ts';
import { previewRefresh } from '../preview-schedule.ts';
import { StreamGrid } from './stream-grid.tsx';

interface StreamPickerProps {
  readonly streams: readonly StreamView[];
  readonly onClose: () => void;
  /** Seconds between two pictures of a preview. Default 40. */
  readonly refresh?: number;
}

/** All cameras to choose from. The one that is pressed opens its preview in the picker's place. */
export default function StreamPicker({
  streams,
  onClose,
  refresh = previewRefresh.picker,
}: StreamPickerProps) {
  const openPreview = use(OpenPreview);
  const inPlaceOfPicker = useMemo(
    () =>
      openPreview &&
      ((stream: StreamView) => {
        onClose();
        openPreview(stream);
      }),
    [openPreview, onClose],
  );
  return (
    <Dialog title="Choose a Stream" open onClose={onClose}>
      <OpenPreview value={inPlaceOfPicker}>
        <StreamGrid label="Streams to choose from" streams={streams} refresh={refresh} columns="fitting" />
      </OpenPreview>
    </Dialog>
  );
}
