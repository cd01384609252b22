import { sitePaths } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useState } from 'react';
import { AllLink } from '../../../components/all-link.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { streamsResource } from '../api/streams.ts';
import { type Happening, recentlySeen } from '../featured.ts';
import { useHappening } from '../hooks/use-happening.ts';
import { movingAt } from '../now/moving.ts';
import { previewRefresh } from '../preview-schedule.ts';
import { isOnAir } from '../stream-air.ts';
import StreamStrip from './stream-strip.later.tsx';

/** Fewer make no row. */
const LEAST = 2;

interface AwakeProps {
  readonly happening: Omit<Happening, 'now'>;
  readonly streams: readonly StreamView[];
}

/** On the air, where something moves, the most first; then where an animal was seen in the last hour, the newest first. */
function awakeOf({ happening: { site, sightings }, streams }: AwakeProps): readonly StreamView[] {
  const now = serverNow();
  const seen = recentlySeen({ sightings, now }).map(({ stream }) => stream.slug);
  return [...new Set([...movingAt(site, now), ...seen])]
    .filter((slug) => isOnAir(site, slug))
    .flatMap((slug) => streams.find((stream) => stream.slug === slug) ?? []);
}

function AwakeRow(props: AwakeProps) {
  // Chosen once: what a viewer looks at or is about to press stays.
  const [awake] = useState(() => awakeOf(props));
  if (awake.length < LEAST) return null;
  return (
    <Box as="section" aria-labelledby="awake-now" marginTop="part" paddingTop="part" borderTopWidth="1px">
      <Flex align="baseline" justify="space-between" columnGap={4} wrap="wrap">
        <chakra.h2 id="awake-now" textStyle="title">
          Awake now
        </chakra.h2>
        <AllLink to={`${sitePaths.streams}?sort=moving`}>See all</AllLink>
      </Flex>
      <chakra.p color="muted" marginBottom={{ base: 5, md: 6 }}>
        Something moves at these cameras, or was seen in the last hour.
      </chakra.p>
      <StreamStrip
        label="Cameras where something happens"
        streams={awake}
        refresh={previewRefresh.streamsPage}
      />
    </Box>
  );
}

/** The cameras where something happens now, in a row that scrolls. Nothing where there are none. */
export default function AwakeNow() {
  const happening = useHappening();
  const { value: streams } = streamsResource.useResource();
  return happening.site && streams ? <AwakeRow happening={happening} streams={streams} /> : null;
}
