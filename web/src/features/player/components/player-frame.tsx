import type { ReactNode } from 'react';
import { Box, chakra } from '../../../components/ui.ts';
import { palette } from '../../../theme/tokens.ts';

interface PlayerFrameProps {
  readonly name: string;
  readonly poster: string;
  readonly ratio?: string | undefined;
  /** Keeps room under the picture for controls that may not lie on it. */
  readonly barBelow: boolean;
  readonly children: ReactNode;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Over a picture it is always dusk: inside the player the dark colours hold in the light theme too. */
const alwaysDusk = Object.fromEntries(
  Object.entries(palette).map(([name, [dark]]) => [`--b-colors-${kebab(name)}`, dark]),
);

/** The box a camera is seen in, which can hold a lost focus. It has its size before anything has loaded, so nothing on the page ever moves. */
export function PlayerFrame({ name, poster, ratio = '16 / 9', barBelow, children }: PlayerFrameProps) {
  return (
    <Box
      as="section"
      aria-label={`Player: ${name}`}
      tabIndex={-1}
      style={alwaysDusk}
      position="relative"
      width="100%"
      overflow="hidden"
      background="ground"
      color="ink"
      paddingBottom={barBelow ? 12 : 0}
    >
      <Box data-picture="" aspectRatio={ratio} width="100%">
        <chakra.img src={poster} alt="" decoding="async" width="100%" height="100%" objectFit="cover" />
      </Box>
      {children}
    </Box>
  );
}
