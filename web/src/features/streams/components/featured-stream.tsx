import { streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { ReactNode } from 'react';
import { pageColumn } from '../../../components/page-column.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, Flex } from '../../../components/ui.ts';
import { LOW_LANDSCAPE } from '../../../config/breakpoints.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { previewRefresh } from '../preview-schedule.ts';
import { isOnAir } from '../stream-air.ts';
import { StreamBadges } from './badges.tsx';
import { CampClock } from './camp-clock.tsx';
import { LiveStill } from './live-still.tsx';

const fade = (percent: number) => `color-mix(in srgb, var(--b-colors-ground) ${percent}%, transparent)`;
/**
 * Over the lower edge of the picture, where the words begin, `reach` rem above it. It is thin soon above them, for it takes
 * the animals out of the picture: 4.5:1 needs 84 % of the ground, whatever the picture shows.
 */
const shadeBelow = (reach: number) =>
  `linear-gradient(to top, ${fade(100)}, ${fade(96)} ${reach - 1.5}rem, ${fade(86)} ${reach}rem, ${fade(40)} ${reach + 1.5}rem, ${fade(0)} ${reach + 4}rem)`;
/** As far as the words reach over the picture it has the same 84 %, and from there it ends by and by, without a seam. */
const shadeBeside = `linear-gradient(to right, ${fade(100)}, ${fade(88)} 7rem, ${fade(80)} 8rem, ${fade(60)} 10rem, ${fade(32)} 13rem, ${fade(12)} 16rem, ${fade(0)} 20rem), linear-gradient(to top, ${fade(100)}, ${fade(0)} 16%)`;

/** How far the words reach over the lower edge of the picture, in rem. */
const reach = { base: 3, md: 6 } as const;

/** As high as the window below the header. */
const LOW_HEIGHT = 'max(16rem, 100svh - 4rem)';
const lowPicture = {
  height: LOW_HEIGHT,
  maxHeight: 'none',
  width: '60%',
  marginLeft: '40%',
} as const;
// In a low window there is no room for the words below the picture, so they stand beside it and over its edge.
const besidePicture = {
  marginTop: `calc(-1 * min(18.5rem, ${LOW_HEIGHT}))`,
  minHeight: `min(18.5rem, ${LOW_HEIGHT})`,
  // Beside the words a press still opens the camera.
  pointerEvents: 'none',
  '& a, & button': { pointerEvents: 'auto' },
  // Less in the lowest windows, and above what all headlines have there (`theme/low-window.ts`).
  '& h1': { fontSize: 'clamp(1.375rem, 20vh - 2.6rem, 2.25rem) !important' },
  '& h1, & p': { maxWidth: 'min(24rem, 55%)' },
} as const;

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
        maxHeight="max(58svh, 20rem)"
        css={{
          '& > [data-still]': { position: 'absolute', inset: 0, aspectRatio: 'auto' },
          '& img, & video': { objectPosition: '50% 62%' },
          [LOW_LANDSCAPE]: lowPicture,
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
          background={{ base: shadeBelow(reach.base), md: shadeBelow(reach.md) }}
          css={{ [LOW_LANDSCAPE]: { background: shadeBeside } }}
        />
      </Box>
      <Box
        css={{ ...pageColumn, [LOW_LANDSCAPE]: besidePicture }}
        position="relative"
        marginTop={{ base: `-${reach.base}rem`, md: `-${reach.md}rem` }}
      >
        <Flex
          gap={3}
          align="center"
          wrap="wrap"
          textStyle="small"
          fontWeight={600}
          minHeight="24px"
          // LIVE and the time are said of a picture of now, not of the cover (`renderer/stand-ins.ts`).
          data-now={onAir === false ? undefined : ''}
        >
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
