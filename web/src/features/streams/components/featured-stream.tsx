import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { Box, Flex } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { previewRefresh } from '../preview-schedule.ts';
import { isOnAir } from '../stream-air.ts';
import { StreamBadges } from './badges.tsx';
import { CampTime } from './camp-time.tsx';
import { LiveStill } from './live-still.tsx';

const fade = (percent: number) => `color-mix(in srgb, var(--b-colors-ground) ${percent}%, transparent)`;
const shade = `linear-gradient(to top, ${fade(100)} 0%, ${fade(96)} 12%, ${fade(55)} 22%, ${fade(0)} 40%)`;

/** One camera as wide as the page. Its picture sinks into the ground, and the words stand there. */
export function FeaturedStream({
  stream,
  children,
}: {
  readonly stream: StreamView;
  readonly children: ReactNode;
}) {
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
          '& img': { objectPosition: '50% 62%' },
        }}
      >
        <LiveStill stream={stream} refresh={previewRefresh.streamsPage} large first bare />
        <Box position="absolute" inset={0} background={shade} />
      </Box>
      <Box
        position="relative"
        maxWidth="84rem"
        marginX="auto"
        marginTop={{ base: '-3rem', md: '-6rem' }}
        paddingX={{ base: 4, md: 8, xl: 12 }}
      >
        <Flex gap={3} align="center" wrap="wrap" textStyle="small" fontWeight={600} minHeight="24px">
          <span>{stream.name}</span>
          <CampTime />
          {/* Comes last because it comes later: nothing that can be read already moves. */}
          <StreamBadges stream={stream} onAir={onAir} />
        </Flex>
        {children}
      </Box>
    </Box>
  );
}
