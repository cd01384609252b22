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

/** As many columns as fit with a card's least width. */
const fittingColumns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});

interface StreamGridProps {
  readonly streams: readonly StreamView[];
  readonly refresh: number;
  readonly label: string;
  /** A CSS width that each card has at least; without it the viewer's choice per row counts. */
  readonly least?: string;
}

export function StreamGrid({ streams, refresh, label, least }: StreamGridProps) {
  return (
    <Box containerType="inline-size" containerName="streams">
      <chakra.ul
        aria-label={label}
        role="list"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        columnGap={{ base: 4, lg: 5 }}
        rowGap={{ base: 6, lg: 8 }}
        css={least === undefined ? chosenColumns : fittingColumns(least)}
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
