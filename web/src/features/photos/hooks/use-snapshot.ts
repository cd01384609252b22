import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import type { Snapshot, takeSnapshot } from '../api/take-snapshot.ts';
import { type Sight, sightOf } from '../sight.ts';

export type Taken =
  | { readonly state: 'taking' }
  | { readonly state: 'failed' }
  /** `src` shows it, as long as the dialog is open. */
  | { readonly state: 'taken'; readonly snapshot: Snapshot; readonly src: string };

const taking: Taken = { state: 'taking' };

/** The picture of a dialog: of what the viewer saw as it opened, and again when the viewer retakes it. `take` never changes. */
export function useSnapshot(
  stream: StreamView,
  first: Sight,
  take: typeof takeSnapshot,
): { readonly taken: Taken; readonly retake: () => void } {
  const [sight, setSight] = useState(first);
  const [taken, setTaken] = useState<Taken>(taking);
  useEffect(() => {
    const stopping = new AbortController();
    let src: string | undefined;
    take(stream, sight, stopping.signal).then(
      (snapshot) => {
        if (stopping.signal.aborted) return;
        src = URL.createObjectURL(snapshot.jpeg);
        setTaken({ state: 'taken', snapshot, src });
      },
      (cause: unknown) => {
        if (stopping.signal.aborted) return;
        logFailure('Taking a snapshot', cause);
        setTaken({ state: 'failed' });
      },
    );
    return () => {
      stopping.abort();
      if (src) URL.revokeObjectURL(src);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same camera is another object after each publication
  }, [stream.slug, sight]);
  const { slug } = stream;
  const retake = useCallback(() => {
    setTaken(taking);
    setSight(sightOf(slug));
  }, [slug]);
  return { taken, retake };
}
