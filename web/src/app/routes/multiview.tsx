import { showsOffers } from '@boma/domain/accounts/offers.policy.ts';
import { watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import { planPrice } from '@boma/domain/membership/plan.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useRef } from 'react';
import { iconButton } from '../../components/icon-button.ts';
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
import { NAME_HEIGHT } from '../../features/multiview/components/wall-styles.ts';
import type { Scene } from '../../features/multiview/follow-action.ts';
import type { TilePlayerOptions } from '../../features/multiview/tile-player.ts';
import { useFollowAction } from '../../features/multiview/use-follow-action.ts';
import { useWall } from '../../features/multiview/use-wall.ts';
import { CameraIcon } from '../../features/photos/components/camera-icon.tsx';
import { SnapshotButton } from '../../features/photos/components/snapshot-button.tsx';
import { CameraPlayer } from '../../features/player/components/camera-player.tsx';
import { useFullscreen } from '../../features/player/hooks/use-fullscreen.ts';
import { useRecentSightings } from '../../features/sightings/hooks/use-alert-sightings.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';
import { LiveStill } from '../../features/streams/components/live-still.tsx';
import { StreamsProblem } from '../../features/streams/components/streams-problem.tsx';
import { previewRefresh } from '../../features/streams/preview-schedule.ts';
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

const PLAYER_GROUP = 'multiview';

/** In a small tile the camera's name and the button fill the picture. */
const price = (
  <chakra.p textStyle="small" color="muted" css={{ '@container (width < 272px)': { display: 'none' } }}>
    {planPrice()}
  </chakra.p>
);
const unlock = { name: 'Subscribe', href: sitePaths.subscribe, terms: price };

/** Takes a picture of the camera in a tile. */
function TileSnapshot({ stream }: { readonly stream: StreamView }) {
  return (
    <SnapshotButton stream={stream}>
      {(open) => (
        <chakra.button
          type="button"
          aria-label={`Snapshot of ${stream.name}`}
          title="Snapshot"
          aria-haspopup="dialog"
          onClick={open}
          css={{
            ...iconButton,
            width: '40px',
            height: NAME_HEIGHT,
            borderRadius: 'sm',
            outlineOffset: '-2px',
          }}
        >
          <CameraIcon size={18} />
        </chakra.button>
      )}
    </SnapshotButton>
  );
}

/** A camera of the wall. At most one is heard. */
function TilePlayer({ stream, sounding, onHeard }: TilePlayerOptions) {
  const userType = useUserType();
  return (
    <CameraPlayer
      stream={stream}
      watching={watchingOf(stream.subscriber_only, userType)}
      live={isOnAir(useLiveSite(), stream.slug)}
      poster={stream.cover}
      compact
      muted={!sounding}
      group={PLAYER_GROUP}
      unlock={showsOffers(userType) ? unlock : undefined}
      // A player that falls silent may only be waiting for the camera: it stays the one to be heard.
      onSoundChange={(heard) => heard && onHeard()}
    />
  );
}

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
  const isKnown = useLiveSite() !== undefined;
  const [arrangement, change] = useWall(isKnown ? slugs : undefined);
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
        renderStill={(stream) => (
          <LiveStill key={stream.slug} stream={stream} refresh={previewRefresh.streamsPage} />
        )}
        renderAction={(stream) => <TileSnapshot key={stream.slug} stream={stream} />}
        renderPlayer={(tile) => <TilePlayer {...tile} />}
      />
    </Box>
  );
}
