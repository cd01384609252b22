import { showsOffers } from '@boma/domain/accounts/offers.policy.ts';
import { watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { iconButton } from '../../components/icon-button.ts';
import {
  bareWindow,
  foldedNavigation,
  headerScrollsAway,
  narrow,
  phoneOnItsSide,
} from '../../components/stage.ts';
import { Box, chakra, Flex } from '../../components/ui.ts';
import {
  type Arrangement,
  formatArrangement,
  parseArrangement,
  withLayout,
} from '../../features/multiview/arrangement.ts';
import { FollowButton, FollowStatus } from '../../features/multiview/components/follow-choice.tsx';
import { Multiview } from '../../features/multiview/components/multiview.tsx';
import { MultiviewToolbar } from '../../features/multiview/components/multiview-toolbar.tsx';
import { PresetChoice } from '../../features/multiview/components/preset-choice.tsx';
import { NAME_HEIGHT } from '../../features/multiview/components/wall-styles.ts';
import type { Scene } from '../../features/multiview/follow-action.ts';
import { type ChangeWall, useFollowAction } from '../../features/multiview/use-follow-action.ts';
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
import { useHydrated } from '../../lib/hydrated.ts';
import { useLiveSite } from '../../lib/live-site.ts';
import { useQueryChange } from '../../lib/query-change.ts';
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
  [phoneOnItsSide]: { '--wall-head': '0.5rem', paddingTop: '0.25rem', ...bareWindow() },
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
const unlock = { name: 'Subscribe', href: sitePaths.subscribe };

/** What the address carries; the prerendered page has no query. */
function useArrangement(): [Arrangement, ChangeWall] {
  const { search } = useLocation();
  const changeQuery = useQueryChange();
  const hydrated = useHydrated();
  const change: ChangeWall = (apply) =>
    changeQuery((query) => {
      const before = parseArrangement(query);
      const after = formatArrangement(apply(before));
      return after === formatArrangement(before) ? query : after;
    });
  return [parseArrangement(hydrated ? search : ''), change];
}

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

/** What happens at the cameras that the viewer may watch. */
function useScene(watchable: readonly StreamView[]): Scene {
  const site = useLiveSite();
  return {
    open: new Set(watchable.map(({ slug }) => slug).filter((slug) => isOnAir(site, slug))),
    sightings: useRecentSightings().map(({ stream: { slug }, caption }) => ({ slug, caption })),
    viewers: site?.viewers?.cameras ?? {},
  };
}

export default function MultiviewRoute({ page }: RouteProps) {
  const { value: streams, status } = streamsResource.useResource();
  const [arrangement, change] = useArrangement();
  const userType = useUserType();
  const member = userType === 'subscriber';
  const site = useLiveSite();
  const watchable = streams?.filter((stream) => member || !stream.subscriber_only) ?? [];
  const wall = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(wall);
  const following = useFollowAction({ wall, arrangement, change, scene: useScene(watchable) });
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
          onChoose={(layout) => change((current) => withLayout(current, layout))}
          fullscreen={fullscreen}
        >
          <PresetChoice streams={watchable} onChoose={(wall) => change(() => wall)} />
          <FollowButton following={following} />
        </MultiviewToolbar>
      </Flex>
      <Multiview
        streams={streams}
        member={member}
        arrangement={arrangement}
        onChange={following.changeByViewer}
        renderStill={(stream) => (
          <LiveStill key={stream.slug} stream={stream} refresh={previewRefresh.streamsPage} />
        )}
        renderAction={(stream) => <TileSnapshot key={stream.slug} stream={stream} />}
        renderPlayer={({ stream, sounding, onHeard }) => (
          <CameraPlayer
            stream={stream}
            watching={watchingOf(stream.subscriber_only, userType)}
            live={isOnAir(site, stream.slug)}
            poster={stream.cover}
            compact
            muted={!sounding}
            group={PLAYER_GROUP}
            unlock={showsOffers(userType) ? unlock : undefined}
            // A player that falls silent may only be waiting for the camera: it stays the one to be heard.
            onSoundChange={(heard) => heard && onHeard()}
          />
        )}
      />
    </Box>
  );
}
