import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { Box, Flex } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { previewRefresh } from '../preview-schedule.ts';
import { isOnAir } from '../stream-air.ts';
import { StreamBadges } from './badges.tsx';
import { CampTime } from './camp-time.tsx';
import { LiveStill } from './live-still.tsx';

const shade =
  'linear-gradient(to top, rgba(10,7,4,0.94) 0%, rgba(10,7,4,0.72) 26%, rgba(10,7,4,0.2) 58%, rgba(10,7,4,0.28) 100%)';

/** One camera as large as the page, with words over its lower part. The words are light on any theme. */
export function FeaturedStream({
  stream,
  children,
}: {
  readonly stream: StreamView;
  readonly children: ReactNode;
}) {
  const onAir = isOnAir(useLiveSite(), stream.slug);
  return (
    <Box
      position="relative"
      overflow="hidden"
      color="#f6efe0"
      height={{ base: 'min(78svh, 640px)', md: 'min(80svh, 56vw)' }}
      minHeight={{ base: '480px', md: '460px' }}
      css={{ '& > [data-still]': { position: 'absolute', inset: 0, aspectRatio: 'auto' } }}
    >
      <LiveStill stream={stream} refresh={previewRefresh.streamsPage} large first bare />
      <Box position="absolute" inset={0} background={shade} />
      <Flex
        position="absolute"
        inset={0}
        direction="column"
        justify="flex-end"
        paddingX={{ base: 5, md: 10, xl: 16 }}
        paddingBottom={{ base: 8, md: 12 }}
      >
        {children}
        <Flex
          marginTop={{ base: 6, md: 8 }}
          gap={3}
          align="center"
          wrap="wrap"
          textStyle="small"
          minHeight="24px"
          css={{ '& [data-clock], & p': { color: '#f6efe0' } }}
        >
          <StreamBadges stream={stream} onAir={onAir} />
          <span>{stream.name}</span>
          <CampTime />
        </Flex>
      </Flex>
    </Box>
  );
}
