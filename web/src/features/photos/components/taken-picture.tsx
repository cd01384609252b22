import { SNAPSHOT_SIZE } from '@boma/domain/photos/photos.constants.ts';
import { Box, chakra } from '../../../components/ui.ts';
import type { Taken } from '../hooks/use-snapshot.ts';

const frame = {
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  textAlign: 'center',
  background: 'raised',
} as const;

interface TakenPictureProps {
  readonly taken: Taken;
  /** The camera's name. */
  readonly name: string;
  /** What is said while the picture is being taken, and if there is none. */
  readonly words: { readonly taking: string; readonly failed: string };
}

/** The picture that a dialog is about, or why there is none yet. */
export function TakenPicture({ taken, name, words }: TakenPictureProps) {
  return (
    <Box css={frame}>
      {taken.state === 'taken' ? (
        <chakra.img
          src={taken.src}
          alt={taken.snapshot.isSeen ? `${name}, as you saw it` : `${name}, just now`}
          htmlWidth={SNAPSHOT_SIZE.width}
          htmlHeight={SNAPSHOT_SIZE.height}
          width="100%"
          height="auto"
        />
      ) : (
        <chakra.p role="status" color="muted" paddingX={6}>
          {words[taken.state]}
        </chakra.p>
      )}
    </Box>
  );
}
