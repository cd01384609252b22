import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { chakra } from '../../../components/ui.ts';
import { useCardNow } from '../hooks/use-card-now.ts';
import { StreamCard } from './stream-card.tsx';

/** The other cameras in one row that scrolls. */
export default function StreamStrip({
  streams,
  refresh,
}: {
  readonly streams: readonly StreamView[];
  readonly refresh: number;
}) {
  const now = useCardNow();
  return (
    <chakra.ul
      role="list"
      aria-label="Stream previews"
      display="grid"
      gridAutoFlow="column"
      // The least width in which badges and clock fit side by side.
      gridAutoColumns="minmax(256px, 22%)"
      gap={4}
      overflowX="auto"
      padding="4px"
      margin="-4px"
      paddingBottom={3}
      css={{ scrollSnapType: 'x proximity', scrollPadding: '4px', '& > li': { scrollSnapAlign: 'start' } }}
    >
      {streams.map((stream) => (
        <li key={stream.slug}>
          <StreamCard stream={stream} refresh={refresh} now={now} />
        </li>
      ))}
    </chakra.ul>
  );
}
