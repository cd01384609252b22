import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { DEFAULT_PER_ROW, perRowOptions, widthFor } from '../grid-columns.ts';
import { StreamCard } from './stream-card.tsx';

/** The chosen number of columns where each is wide enough, else one: decided by CSS, so that nothing moves later. */
const chosenColumns = Object.fromEntries(
  perRowOptions
    .filter(({ perRow }) => perRow > 1)
    .map(({ perRow }) => {
      const chosen = `html[data-streams-per-row="${perRow}"] &`;
      const byDefault = perRow === DEFAULT_PER_ROW ? ', html:not([data-streams-per-row]) &' : '';
      return [
        `@container streams (width >= ${widthFor(perRow)}px)`,
        { [`${chosen}${byDefault}`]: { gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` } },
      ];
    }),
);

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' };

const columnStyles = {
  chosen: { ...oneColumn, ...chosenColumns },
  pairs: {
    ...oneColumn,
    '@container streams (width >= 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  fitting: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
};

interface StreamGridProps {
  readonly streams: readonly StreamView[];
  readonly refresh: number;
  readonly label: string;
  /** The viewer's choice per row, two side by side where there is room, or as many as fit. */
  readonly columns?: keyof typeof columnStyles;
}

export function StreamGrid({ streams, refresh, label, columns = 'chosen' }: StreamGridProps) {
  return (
    <Box containerType="inline-size" containerName="streams">
      <chakra.ul
        aria-label={label}
        role="list"
        display="grid"
        columnGap={{ base: 4, lg: 5 }}
        rowGap={{ base: 6, lg: 8 }}
        css={columnStyles[columns]}
      >
        {streams.map((stream) => (
          <li key={stream.slug}>
            <StreamCard stream={stream} refresh={refresh} />
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}
