import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { chakra } from '../../../components/ui.ts';
import { useCardNow } from '../hooks/use-card-now.ts';
import { StreamCard } from './stream-card.tsx';

/** With room for the ring of focus. On a phone it slides out under the edges of the page. */
const row = {
  paddingTop: '4px',
  paddingBottom: 3,
  marginY: '-4px',
  paddingX: { base: 4, md: '4px' },
  marginX: { base: '-1rem', md: '-4px' },
  scrollPaddingInline: { base: 4, md: '4px' },
  scrollSnapType: 'x proximity',
  '& > li': { scrollSnapAlign: 'start' },
} as const;

/** Cameras in one row that scrolls. */
export default function StreamStrip({
  label,
  streams,
  refresh,
}: {
  readonly label: string;
  readonly streams: readonly StreamView[];
  readonly refresh: number;
}) {
  const now = useCardNow();
  return (
    <chakra.ul
      role="list"
      aria-label={label}
      display="grid"
      gridAutoFlow="column"
      // The least width in which badges and clock fit side by side.
      gridAutoColumns="minmax(256px, 22%)"
      gap={4}
      overflowX="auto"
      css={row}
    >
      {streams.map((stream) => (
        <li key={stream.slug}>
          <StreamCard stream={stream} refresh={refresh} now={now} />
        </li>
      ))}
    </chakra.ul>
  );
}
