import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { logFailure } from '../../../lib/log.ts';
import { publishSnapshot, type Saving, type SnapshotToSave, uploadSnapshot } from '../api/save-snapshot.ts';

const FAILED = 'Your snapshot has not been saved yet. Please try again.';

export interface SavingState {
  /** Undefined while nothing is being saved. */
  readonly saving: Saving | undefined;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  readonly save: (snapshot: SnapshotToSave) => void;
}

/** Saves a snapshot. After a failure it goes on where it stopped: what was uploaded is not uploaded again. */
export function usePhotoSaving(onSaved: (photo: PhotoView) => void): SavingState {
  const [saving, setSaving] = useState<Saving>();
  const [problem, setProblem] = useState<string>();
  const uploaded = useRef<{ readonly jpeg: Blob; readonly reference: string }>(undefined);
  const running = useRef<AbortController>(undefined);
  const newest = useRef(onSaved);
  useEffect(() => {
    newest.current = onSaved;
  });
  useEffect(() => () => running.current?.abort(), []);
  const save = useCallback((snapshot: SnapshotToSave) => {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    setProblem(undefined);
    const listener = {
      signal: own.signal,
      onStep: (next: Saving) => own.signal.aborted || setSaving(next),
    };
    const run = async () => {
      if (uploaded.current?.jpeg !== snapshot.jpeg) {
        const reference = await uploadSnapshot(snapshot, listener);
        uploaded.current = { jpeg: snapshot.jpeg, reference };
      }
      return publishSnapshot(snapshot, uploaded.current.reference, listener);
    };
    const end = () => {
      running.current = undefined;
      setSaving(undefined);
    };
    run().then(
      (photo) => {
        end();
        newest.current(photo);
      },
      (cause: unknown) => {
        if (own.signal.aborted) return;
        logFailure('Saving a snapshot', cause);
        // The server deletes what it refuses, so the next try uploads again.
        if (isRefusal(cause)) uploaded.current = undefined;
        setProblem(refusalWords(cause, FAILED));
        end();
      },
    );
  }, []);
  return { saving, problem, save };
}

const isRefusal = (cause: unknown) => Object(cause).code === 'invalid-input';
