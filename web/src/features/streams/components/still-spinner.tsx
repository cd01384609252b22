import { keyframes } from '@emotion/react';
import { Box } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { shadows } from '../../../theme/shadows.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A new picture is on its way. Nothing waits for it, so nothing is announced. */
export function StillSpinner() {
  return (
    <Box
      data-still-spinner=""
      aria-hidden="true"
      position="absolute"
      top="12px"
      right="12px"
      boxSize="18px"
      borderRadius="full"
      borderWidth="2px"
      borderColor={overPicture.light(35)}
      borderTopColor={overPicture.ink}
      filter={shadows.drawing}
      css={{ animation: `${turn} 0.9s linear infinite` }}
    />
  );
}
