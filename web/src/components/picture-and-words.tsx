import type { ReactNode } from 'react';
import { lowWindow } from './dialog-box.ts';
import { Box } from './ui.ts';

const parts = {
  [lowWindow]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: 5,
  },
} as const;

const frame = {
  // On a phone from edge to edge: never smaller than the card that opened it.
  width: { base: 'calc(100% + 2.5rem)', md: 'min(100%, max(40dvh, 100dvh - var(--words-room)) * 16 / 9)' },
  marginX: { base: '-1.25rem', md: 'auto' },
  marginBottom: 5,
  borderRadius: { base: 0, md: 'md' },
  overflow: 'hidden',
  [lowWindow]: {
    position: 'sticky',
    top: 0,
    // Beside it stay the words, above it the title.
    width: 'min(64vw - 1.25rem, (100dvh - 4.75rem) * 16 / 9)',
    marginX: 0,
    marginBottom: 0,
    borderRadius: 'md',
  },
} as const;

const roomFor = (height: string): Record<string, string> => ({ '--words-room': height });

interface PictureAndWordsProps {
  readonly picture: ReactNode;
  /** The height that the title above the picture and the words below it need. */
  readonly room?: string;
  readonly children: ReactNode;
}

/** In a dialog: a picture of 16:9, as large as the window's height allows, with the words below it, or beside it in a low window. */
export function PictureAndWords({ picture, room = '19rem', children }: PictureAndWordsProps) {
  return (
    <Box css={parts} style={roomFor(room)}>
      <Box css={frame}>{picture}</Box>
      <Box minWidth={0}>{children}</Box>
    </Box>
  );
}
