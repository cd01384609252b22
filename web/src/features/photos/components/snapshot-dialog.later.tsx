import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { PictureAndWords } from '../../../components/picture-and-words.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { trackModal } from '../../../lib/analytics/views.ts';
import { isAnswerLost, refusalWords } from '../../../lib/asking/refusal-words.ts';
import { logFailure } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useStoredUser } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import { publishSnapshot, type Saving, type SnapshotToSave, uploadSnapshot } from '../api/save-snapshot.ts';
import { takeSnapshot } from '../api/take-snapshot.ts';
import { useSnapshot } from '../hooks/use-snapshot.ts';
import { photoSaved } from '../photo-news.ts';
import type { Sight } from '../sight.ts';
import { SnapshotForm } from './snapshot-form.tsx';
import { TakenPicture } from './taken-picture.tsx';

const FAILED = 'Your snapshot has not been saved yet. Please try again.';
const NOT_SAVED = 'Your snapshot was not saved. Please take it again.';
const UNHEARD =
  'We could not hear whether your snapshot was saved. If it was, you will find it on the camera’s page.';

interface SavingState {
  /** Undefined while nothing is being saved. */
  readonly saving: Saving | undefined;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  readonly save: (snapshot: SnapshotToSave) => void;
}

/** Saves a snapshot. After a failure it goes on where it stopped: what was uploaded is not uploaded again. */
function usePhotoSaving(onClose: () => void): SavingState {
  const [saving, setSaving] = useState<Saving>();
  const [problem, setProblem] = useState<string>();
  const uploaded = useRef<{ readonly jpeg: Blob; readonly reference: string }>(undefined);
  const running = useRef<AbortController>(undefined);
  const newest = useRef(onClose);
  useEffect(() => {
    newest.current = onClose;
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
        photoSaved(photo);
        showToast({
          text: 'Your snapshot is saved. You will find it on the camera’s page.',
          tone: 'success',
        });
        // The viewer has closed this dialog, and may have opened the next one.
        if (own.signal.aborted) return;
        end();
        newest.current();
      },
      (cause: unknown) => {
        const isClosed = own.signal.aborted;
        const isUploaded = uploaded.current?.jpeg === snapshot.jpeg;
        // Closing the dialog ends an upload.
        if (isClosed && !isUploaded) return;
        logFailure('Saving a snapshot', cause);
        if (isClosed) {
          const text = isAnswerLost(cause) ? UNHEARD : refusalWords(cause, NOT_SAVED);
          showToast({ text, tone: 'warning' });
          return;
        }
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

interface SnapshotDialogProps {
  readonly stream: StreamView;
  /** What the viewer saw when the button was pressed. */
  readonly sight: Sight;
  readonly onClose: () => void;
}

const words = {
  taking: 'Your snapshot is being taken …',
  failed: 'The camera gave no picture just now. Please try again in a moment.',
} as const;

function SignUp({ onClose }: { readonly onClose: () => void }) {
  const signUp = () => {
    onClose();
    askToSignIn({ returnHere: true, form: 'register' });
  };
  return (
    <Flex align="center" justify="space-between" gap={4} wrap="wrap">
      <Box>
        <chakra.p fontWeight={600}>Sign up to save this snapshot and share it.</chakra.p>
        <chakra.p color="muted">It takes 30 seconds and it's free.</chakra.p>
      </Box>
      <Button onClick={signUp}>Sign Up</Button>
    </Flex>
  );
}

/** Takes the picture that the viewer sees of a camera. Signed-in viewers save it; guests are asked to sign up. */
export default function SnapshotDialog({ stream, sight, onClose }: SnapshotDialogProps) {
  const user = useStoredUser();
  const { taken, retake } = useSnapshot(stream, sight, takeSnapshot);
  const { saving, problem, save } = usePhotoSaving(onClose);
  const { onGuard, askFirst } = useAskFirst();
  const { code } = stream;
  useEffect(() => trackModal({ kind: 'snapshot', code }), [code]);
  return (
    <Dialog title={`Snapshot of ${stream.name}`} open staysOpen onClose={() => askFirst(onClose)}>
      <PictureAndWords
        room={user ? '34rem' : '15rem'}
        picture={<TakenPicture taken={taken} name={stream.name} words={words} />}
      >
        {user ? (
          <SnapshotForm
            hasPicture={taken.state === 'taken'}
            saving={saving}
            problem={problem}
            onRetake={retake}
            onGuard={onGuard}
            onSave={(words) =>
              taken.state === 'taken' && save({ stream, uid: user.id, jpeg: taken.snapshot.jpeg, ...words })
            }
          />
        ) : (
          <SignUp onClose={onClose} />
        )}
      </PictureAndWords>
    </Dialog>
  );
}
