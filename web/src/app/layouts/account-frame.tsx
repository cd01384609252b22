import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { Box, chakra, Grid } from '../../components/ui.ts';
import { breakpoints, LOW_WIDE_WINDOW } from '../../config/breakpoints.ts';
import { pageFacts } from '../../lib/page-facts.ts';

// In em, as the columns of a page are: with text at 200 % the form needs twice the width.
const WIDE = `@media (min-width: ${breakpoints.md / 16}em) and (min-height: 480.02px)`;

const FORM = 'minmax(0, 27rem)';

/** @param widest how wide the picture may be */
const columnsFor = (widest: string) =>
  ({
    columnGap: { md: 8, lg: 14 },
    gridTemplateColumns: FORM,
    gridTemplateAreas: '"words" "form"',
    [WIDE]: {
      gridTemplateColumns: `${FORM} minmax(0, ${widest})`,
      // A picture that is higher than the form moves it no lower.
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"words picture" "form picture"',
    },
  }) as const;

const centred = columnsFor('max(48rem, 40vw)');
const flushed = columnsFor('100%');

/** In a low window the words leave its height to the form. */
const wordsBeside = {
  [LOW_WIDE_WINDOW]: {
    columnGap: 8,
    gridTemplateColumns: `minmax(0, 18rem) ${FORM}`,
    gridTemplateAreas: '"words form"',
  },
} as const;

const picture = {
  gridArea: 'picture',
  display: 'none',
  alignSelf: 'start',
  [WIDE]: { display: 'block' },
  // Not as high as the form, also where it is square: so narrow a picture would cut the heads off the animals in it.
  '& img': {
    width: '100%',
    height: 'auto',
    aspectRatio: { base: '1 / 1', lg: '4 / 3' },
    maxHeight: '48rem',
    objectFit: 'cover',
    marginBottom: 3,
    borderRadius: 'lg',
  },
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
  /** Is as wide as the rest of the page, rather than in the middle of it. */
  readonly flush?: boolean;
  /** What stands above the form. */
  readonly words?: ReactNode;
  /** What stands below the picture. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A form, and beside it, where there is room, a look through one of the cameras. */
export function AccountFrame({ camera, flush = false, words, below, children }: AccountFrameProps) {
  const columns = flush ? flushed : centred;
  return (
    <Grid
      css={words === undefined ? columns : [columns, wordsBeside]}
      justifyContent={flush ? { base: 'center', md: 'start' } : 'center'}
    >
      {words !== undefined && <Box gridArea="words">{words}</Box>}
      <Box gridArea="form">{children}</Box>
      {camera && (
        <Box css={picture}>
          <figure>
            <img src={fullCover(camera.cover)} alt="" loading="lazy" width={1280} height={720} />
            <chakra.figcaption textStyle="small" color="muted">
              From our {camera.name} camera
            </chakra.figcaption>
          </figure>
          {below && <Box marginTop={6}>{below}</Box>}
        </Box>
      )}
    </Grid>
  );
}
