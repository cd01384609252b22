import type { ReactNode } from 'react';
import { Box, chakra } from '../../../components/ui.ts';

interface PlayerFrameProps {
  readonly name: string;
  readonly poster: string;
  readonly ratio?: string | undefined;
  readonly children: ReactNode;
}

/** The box a camera is seen in. It has its size before anything has loaded, so nothing on the page ever moves. */
export function PlayerFrame({ name, poster, ratio = '16 / 9', children }: PlayerFrameProps) {
  return (
    <Box
      as="section"
      aria-label={`Player: ${name}`}
      position="relative"
      width="100%"
      aspectRatio={ratio}
      overflow="hidden"
      background="#0b0906"
      color="#f1e9d8"
    >
      <chakra.img
        src={poster}
        alt=""
        decoding="async"
        position="absolute"
        inset={0}
        width="100%"
        height="100%"
        objectFit="cover"
      />
      {children}
    </Box>
  );
}
