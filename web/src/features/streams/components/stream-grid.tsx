import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Fragment, type ReactNode } from 'react';
import { COLUMN_GAP, perRowOptions } from '../../../components/per-row/columns.ts';
import { chakra } from '../../../components/ui.ts';
import { useCardNow } from '../hooks/use-card-now.ts';
import { CameraContainer, chosenAtLeast, whereFit } from './camera-container.tsx';
import { StreamCard, type StreamCardProps } from './stream-card.tsx';

/** The chosen number of columns, or the largest smaller one that fits: CSS decides it, so that nothing moves later. */
const chosenColumns = perRowOptions
  .filter(({ perRow }) => perRow > 1)
  .map(({ perRow }) =>
    whereFit(perRow, {
      [chosenAtLeast(perRow)]: { gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` },
    }),
  );

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' };

const columnStyles = {
  chosen: [oneColumn, ...chosenColumns],
  pairs: {
    ...oneColumn,
    '@container streams (width >= 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  fitting: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
  // One, two or four: none of four cards stands alone in a row.
  fours: {
    ...oneColumn,
    '@container streams (width >= 500px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@container streams (width >= 920px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
};

interface StreamGridProps {
  readonly streams: readonly StreamView[];
  readonly refresh: number;
  readonly label: string;
  /** The viewer's choice per row, two side by side where there is room, as many as fit, or two and then four. */
  readonly columns?: keyof typeof columnStyles;
  /** The first camera's picture is the one the page is measured by. */
  readonly leads?: boolean;
  /** As for `StreamCard`. */
  readonly details?: StreamCardProps['details'];
  /** What stands before the camera at this index, as an item of the list. */
  readonly before?: ((index: number) => ReactNode) | undefined;
}

export function StreamGrid({
  streams,
  refresh,
  label,
  columns = 'chosen',
  leads,
  details,
  before,
}: StreamGridProps) {
  const now = useCardNow();
  return (
    <CameraContainer>
      <chakra.ul
        aria-label={label}
        role="list"
        display="grid"
        columnGap={`${COLUMN_GAP}px`}
        rowGap={{ base: 6, lg: 8 }}
        css={columnStyles[columns]}
      >
        {streams.map((stream, index) => (
          <Fragment key={stream.slug}>
            {before?.(index)}
            <li>
              <StreamCard
                stream={stream}
                refresh={refresh}
                now={now}
                first={leads && index === 0}
                details={details}
              />
            </li>
          </Fragment>
        ))}
      </chakra.ul>
    </CameraContainer>
  );
}
