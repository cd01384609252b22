import { watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useRef } from 'react';
import {
  bareWindow,
  foldedNavigation,
  headerScrollsAway,
  narrow,
  phoneOnItsSide,
} from '../../components/stage.ts';
import { Box, chakra, Flex } from '../../components/ui.ts';
import { filled, withLayout } from '../../features/multiview/arrangement.ts';
import { FollowButton, FollowStatus } from '../../features/multiview/components/follow-choice.tsx';
import { Multiview } from '../../features/multiview/components/multiview.tsx';
import { MultiviewToolbar } from '../../features/multiview/components/multiview-toolbar.tsx';
import { PresetChoice } from '../../features/multiview/components/preset-choice.tsx';
import type { Scene } from '../../features/multiview/follow-action.ts';
import { useFollowAction } from '../../features/multiview/use-follow-action.ts';
import { useWall } from '../../features/multiview/use-wall.ts';
import { useFullscreen } from '../../features/player/hooks/use-fullscreen.ts';
import { useRecentSightings } from '../../features/sightings/hooks/use-alert-sightings.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { StreamsProblem } from '../../features/streams/components/streams-problem.tsx';
import { isOnAir } from '../../features/streams/stream-air.ts';
import { useLiveSite } from '../../lib/live-site.ts';
import { useUserType } from '../../session/session.ts';
import type { RouteProps } from '../page.ts';
import { HEADER_HEIGHT } from '../shell/header.tsx';

/** The wall fits what the header, the head of the page and a margin leave of the window. */
const wallPage = {
  ...foldedNavigation,
  '--wall-head': `calc(${HEADER_HEIGHT} + 5.5rem)`,
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${HEADER_HEIGHT})`,
  paddingX: { base: 2, md: 4 },
  paddingBottom: 6,
  [narrow]: headerScrollsAway,
  [phoneOnItsSide]: {
    '--wall-head': 'calc(0.5rem + var(--offline, 0px))',
    paddingTop: 'calc(0.25rem + var(--offline, 0px))',
    ...bareWindow(),
  },
  '&:fullscreen': { '--wall-head': '5.5rem', overflowY: 'auto', background: 'ground' },
} as const;

const head = {
  minHeight: '5rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 1,
  paddingX: 2,
  paddingY: 2,
  // Turned upright it is there again: a phone on its side has room for the wall only.
  [phoneOnItsSide]: { display: 'none' },
} as const;

/** What happens at the cameras that the viewer may watch. */
function useScene(watchable: readonly StreamView[]): Scene {
  const site = useLiveSite();
  const isOpen = ({ slug, live }: StreamView) => isOnAir(site, slug) ?? live;
  return {
    open: new Set(watchable.filter(isOpen).map(({ slug }) => slug)),
    sightings: useRecentSightings().map(({ stream: { slug }, caption }) => ({ slug, caption })),
    viewers: site?.viewers?.cameras ?? {},
  };
}

/** The cameras that are on the air, the most watched first. */
const mostWatched = ({ open, viewers }: Scene) =>
  [...open].toSorted((one, other) => (viewers[other] ?? 0) - (viewers[one] ?? 0));

export default function MultiviewRoute({ page }: RouteProps) {
  const { value: streams, status } = streamsResource.useResource();
  const userType = useUserType();
  const watchable =
    streams?.filter((stream) => watchingOf(stream.subscriber_only, userType) === 'open') ?? [];
  const scene = useScene(watchable);
  const slugs = mostWatched(scene);
  const isLiveKnown = useLiveSite() !== undefined;
  // The build may know none of today's cameras: a wall that begins before they are known stays empty.
  const areCamerasKnown = slugs.length > 0 || (status !== 'loading' && !!streams?.length);
  const [arrangement, change] = useWall(isLiveKnown && areCamerasKnown ? slugs : undefined);
  const wall = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(wall);
  const following = useFollowAction({ wall, arrangement, change, scene });
  const nameOf = (slug: string) => streams?.find((stream) => stream.slug === slug)?.name ?? slug;
  if (!streams?.length) return <StreamsProblem status={status} onRetry={streamsResource.refresh} />;
  return (
    <Box ref={wall} css={wallPage}>
      <Flex css={head}>
        <Box flex="1 1 16rem" minWidth={0}>
          <chakra.h1 textStyle="title">{page.title}</chakra.h1>
          {!following.isOn && !following.wasReplaced && (
            <chakra.p color="muted" textStyle="small" display={{ base: 'none', md: 'block' }} truncate>
              {page.description}
            </chakra.p>
          )}
          <FollowStatus following={following} nameOf={nameOf} />
        </Box>
        <MultiviewToolbar
          layout={arrangement.layout}
          onChoose={(layout) =>
            change((current) => filled(withLayout(current, layout), slugs, current.layout))
          }
          fullscreen={fullscreen}
        >
          <PresetChoice streams={watchable} open={slugs} change={change} />
          <FollowButton following={following} />
        </MultiviewToolbar>
      </Flex>
      <Multiview
        streams={streams}
        watchable={watchable}
        arrangement={arrangement}
        onChange={following.changeByViewer}
      />
    </Box>
  );
}
