import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { Box, chakra, Grid } from '../../components/ui.ts';
import { breakpoints } from '../../config/breakpoints.ts';
import { pageFacts } from '../../lib/page-facts.ts';

/** In em, as the columns of a page are: with text at 200 % the form needs twice the width. */
const WIDE = `@media (min-width: ${breakpoints.md / 16}em)`;

const columns = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const picture = {
  display: 'none',
  flexDirection: 'column',
  gap: 3,
  [WIDE]: { display: 'flex' },
  // The form decides how high it is.
  '& > div': { position: 'relative', flex: 1, minHeight: '20rem', overflow: 'hidden', borderRadius: 'lg' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
} as const;

type FramedCamera = Pick<StreamView, 'name' | 'cover'>;

/**
 * A camera of the catalogue that the page was built from, by its place among the open or the members-only cameras. A
 * shorter catalogue starts again from its first.
 */
export function framedCamera(kind: 'open' | 'members-only', place: number): FramedCamera | undefined {
  const { streams } = pageFacts();
  const wanted = streams.filter((stream) => stream.subscriber_only === (kind === 'members-only'));
  const cameras = wanted.length > 0 ? wanted : streams;
  return cameras[place % cameras.length];
}

interface AccountFrameProps {
  /** Whose cover is shown beside the form. */
  readonly camera: FramedCamera | undefined;
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
      {camera && (
        <chakra.figure css={picture}>
          <div>
            <img src={fullCover(camera.cover)} alt="" loading="lazy" width={1280} height={720} />
          </div>
          <chakra.figcaption textStyle="small" color="muted">
            Seen from our camera {camera.name}
          </chakra.figcaption>
        </chakra.figure>
      )}
    </Grid>
  );
}
