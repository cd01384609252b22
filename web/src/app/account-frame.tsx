import type { ReactNode } from 'react';
import { Box, chakra, Grid } from '../components/ui.ts';
import { breakpoints } from '../config/breakpoints.ts';
import { overPicture } from '../theme/over-picture.ts';

const WIDE = `@media (min-width: ${breakpoints.md}px)`;

const columns = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const picture = {
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'lg',
  [WIDE]: { display: 'block' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
} as const;

const caption = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: 5,
  paddingTop: 16,
  textStyle: 'small',
  color: overPicture.ink,
  background: `linear-gradient(transparent, ${overPicture.shade(78)})`,
} as const;

interface AccountFrameProps {
  /** The slug of a camera, whose cover stands beside the form, and its name. */
  readonly camera: { readonly slug: string; readonly name: string };
  /** Begins where the rest of the page does, rather than in the middle of its half. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A form, and beside it, where there is room, a look through one of the cameras. */
export function AccountFrame({ camera, flush = false, children }: AccountFrameProps) {
  return (
    <Grid css={columns} gap={{ base: 0, md: 8, lg: 14 }} alignItems="stretch">
      <Box width="100%" maxWidth="27rem" marginX={flush ? { base: 'auto', md: 0 } : 'auto'}>
        {children}
      </Box>
      <chakra.figure css={picture}>
        <img src={`/covers/${camera.slug}.jpg`} alt="" loading="lazy" width={1280} height={720} />
        <chakra.figcaption css={caption}>Seen from our camera {camera.name}</chakra.figcaption>
      </chakra.figure>
    </Grid>
  );
}
