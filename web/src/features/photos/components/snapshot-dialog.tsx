import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useEffect } from 'react';
import { Button } from '../../../components/button.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { trackModal } from '../../../lib/analytics/views.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useStoredUser } from '../../../session/session.ts';
import { askToSignIn } from '../../../session/sign-in-prompt.ts';
import { takeSnapshot } from '../api/take-snapshot.ts';
import { usePhotoSaving } from '../hooks/use-photo-saving.ts';
import { useSnapshot } from '../hooks/use-snapshot.ts';
import { photoSaved } from '../photo-news.ts';
import type { Sight } from '../sight.ts';
import { SnapshotForm } from './snapshot-form.tsx';
import { TakenPicture } from './taken-picture.tsx';

export interface SnapshotDialogProps {
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
        <chakra.p fontWeight={600}>Sign up to keep this snapshot and share it.</chakra.p>
        <chakra.p color="muted">It takes 30 seconds and it's free.</chakra.p>
      </Box>
      <Button onClick={signUp}>Sign Up</Button>
    </Flex>
  );
}

/** Takes the picture that the viewer sees of a camera. Signed-in viewers save it; guests are asked to sign up. */
export function SnapshotDialog({ stream, sight, onClose }: SnapshotDialogProps) {
  const user = useStoredUser();
  const { taken, retake } = useSnapshot(stream, sight, takeSnapshot);
  const { saving, problem, save } = usePhotoSaving((photo: PhotoView) => {
    photoSaved(photo);
    showToast({ text: 'Your snapshot is saved. You find it on the camera’s page.', tone: 'success' });
    onClose();
  });
  const { code } = stream;
  useEffect(() => trackModal({ kind: 'snapshot', code }), [code]);
  return (
    <Dialog title={`Snapshot of ${stream.name}`} open staysOpen onClose={onClose}>
      <TakenPicture taken={taken} name={stream.name} words={words} />
      {user ? (
        <SnapshotForm
          hasPicture={taken.state === 'taken'}
          saving={saving}
          problem={problem}
          onRetake={retake}
          onSave={(words) =>
            taken.state === 'taken' && save({ stream, uid: user.id, jpeg: taken.snapshot.jpeg, ...words })
          }
        />
      ) : (
        <SignUp onClose={onClose} />
      )}
    </Dialog>
  );
}
