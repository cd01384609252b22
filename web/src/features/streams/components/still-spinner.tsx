import { keyframes } from '@emotion/react';
import { Box } from '../../../components/ui.ts';

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
      borderColor="rgba(241,233,216,0.35)"
      borderTopColor="#f1e9d8"
      filter="drop-shadow(0 0 2px rgba(0,0,0,0.6))"
      css={{ animation: `${turn} 0.9s linear infinite` }}
    />
  );
}
