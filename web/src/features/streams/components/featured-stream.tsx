import { streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { pageColumn } from '../../../components/page-column.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, Flex } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { previewRefresh } from '../preview-schedule.ts';
import { isOnAir } from '../stream-air.ts';
import { StreamBadges } from './badges.tsx';
import { CampClock } from './camp-clock.tsx';
import { LiveStill } from './live-still.tsx';

const fade = (percent: number) => `color-mix(in srgb, var(--b-colors-ground) ${percent}%, transparent)`;
const shade = `linear-gradient(to top, ${fade(100)} 0%, ${fade(96)} 12%, ${fade(55)} 22%, ${fade(0)} 40%)`;

interface FeaturedStreamProps {
  readonly stream: StreamView;
  /** What lies over the still, such as its moving picture. */
  readonly film?: ReactNode;
  readonly children: ReactNode;
}

/** One camera as wide as the page. The whole picture leads to the camera's page. The picture sinks into the ground, and the words stand there. */
export function FeaturedStream({ stream, film, children }: FeaturedStreamProps) {
  const onAir = isOnAir(useLiveSite(), stream.slug);
  return (
    <Box as="section" aria-label="Featured camera" position="relative">
      <Box
        position="relative"
        overflow="hidden"
        aspectRatio={{ base: '4 / 3', md: '16 / 9' }}
        width="100%"
        maxHeight="max(66svh, 20rem)"
        css={{
          '& > [data-still]': { position: 'absolute', inset: 0, aspectRatio: 'auto' },
          '& img, & video': { objectPosition: '50% 62%' },
        }}
      >
        <LiveStill key={stream.slug} stream={stream} refresh={previewRefresh.streamsPage} large first bare />
        {film}
        {/* The words below have the same link: for the keyboard and for screen readers, one is enough. */}
        <RouterLink
          to={streamPath(stream.slug)}
          tabIndex={-1}
          aria-hidden="true"
          position="absolute"
          inset={0}
          background={shade}
        />
      </Box>
      <Box css={pageColumn} position="relative" marginTop={{ base: '-3rem', md: '-6rem' }}>
        <Flex gap={3} align="center" wrap="wrap" textStyle="small" fontWeight={600} minHeight="24px">
          <span data-written="">{stream.name}</span>
          <CampClock />
          {/* Comes last because it comes later: nothing that can be read already moves. */}
          <StreamBadges stream={stream} onAir={onAir} />
        </Flex>
        {children}
      </Box>
    </Box>
  );
}
