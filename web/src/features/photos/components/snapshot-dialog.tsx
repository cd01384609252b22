import { SNAPSHOT_SIZE } from '@boma/domain/photos/photos.constants.ts';
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
import { usePhotoSaving } from '../hooks/use-photo-saving.ts';
import { type Taken, useSnapshot } from '../hooks/use-snapshot.ts';
import { photoSaved } from '../photo-news.ts';
import { SnapshotForm } from './snapshot-form.tsx';

export interface SnapshotDialogProps {
  readonly stream: StreamView;
  readonly onClose: () => void;
}

const frame = {
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  textAlign: 'center',
  borderRadius: 'md',
  overflow: 'hidden',
  background: 'raised',
  marginBottom: 5,
} as const;

/** The picture, or why there is none yet. */
function Picture({ taken, name }: { readonly taken: Taken; readonly name: string }) {
  return (
    <Box css={frame}>
      {taken.state === 'taken' ? (
        <chakra.img
          src={taken.src}
          alt={`${name}, just now`}
          htmlWidth={SNAPSHOT_SIZE.width}
          htmlHeight={SNAPSHOT_SIZE.height}
          width="100%"
          height="auto"
        />
      ) : (
        <chakra.p role="status" color="muted" paddingX={6}>
          {taken.state === 'taking'
            ? 'Your snapshot is being taken …'
            : 'The camera gave no picture just now. Please try again in a moment.'}
        </chakra.p>
      )}
    </Box>
  );
}

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

/** Takes a picture of what the camera shows now. Signed-in viewers save it; guests are asked to sign up. */
export function SnapshotDialog({ stream, onClose }: SnapshotDialogProps) {
  const user = useStoredUser();
  const { taken, retake } = useSnapshot(stream);
  const { saving, problem, save } = usePhotoSaving((photo: PhotoView) => {
    photoSaved(photo);
    showToast({ text: 'Your snapshot is saved. It hangs under the camera now.', tone: 'success' });
    onClose();
  });
  const { code } = stream;
  useEffect(() => trackModal({ kind: 'snapshot', code }), [code]);
  return (
    <Dialog title={`Snapshot of ${stream.name}`} open staysOpen onClose={onClose}>
      <Picture taken={taken} name={stream.name} />
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
