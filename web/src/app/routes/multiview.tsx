import { watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useRef, useState } from 'react';
import { GridIcon } from '../../components/icons.tsx';
import {
  bareWindow,
  foldedNavigation,
  headerScrollsAway,
  narrow,
  phoneOnItsSide,
} from '../../components/stage.ts';
import { Box, chakra, Flex } from '../../components/ui.ts';
import { LOW_LANDSCAPE, NAVIGATION_DOCKED } from '../../config/breakpoints.ts';
import { filled, withLayout } from '../../features/multiview/arrangement.ts';
import { FollowButton, FollowStatus } from '../../features/multiview/components/follow-choice.tsx';
import { MultiviewToolbar } from '../../features/multiview/components/multiview-toolbar.tsx';
import { MultiviewWall } from '../../features/multiview/components/multiview-wall.tsx';
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
import { overPicture } from '../../theme/over-picture.ts';
import type { RouteProps } from '../page.ts';
import { HEADER_HEIGHT } from '../shell/header.tsx';

/** A low window from which the header scrolls away. */
const lowAndNarrow = `${LOW_LANDSCAPE} and (max-width: ${NAVIGATION_DOCKED - 0.02}px)`;

/** The wall may be as high as the window. */
const wholeWindow = {
  '--wall-head': 'calc(0.5rem + var(--offline, 0px))',
  '--screen-head': '0.5rem',
} as const;

/**
 * The wall fits what the header, the head of the page and a margin leave of the window. In a low one that would leave tiles in
 * which nobody sees an animal: there the viewer scrolls past the head.
 */
const wallPage = {
  ...foldedNavigation,
  '--wall-head': `calc(${HEADER_HEIGHT} + 5.5rem)`,
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${HEADER_HEIGHT})`,
  paddingX: { base: 2, md: 4 },
  paddingBottom: 6,
  [narrow]: headerScrollsAway,
  [lowAndNarrow]: wholeWindow,
  [phoneOnItsSide]: {
    ...wholeWindow,
    minHeight: '100dvh',
    paddingX: 2,
    paddingTop: 'calc(0.25rem + var(--offline, 0px))',
    paddingBottom: 1,
    ...bareWindow(),
  },
  '&:fullscreen': { '--wall-head': 'var(--screen-head, 5.5rem)', overflowY: 'auto', background: 'ground' },
} as const;

const head = {
  minHeight: '5rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 1,
  paddingX: 2,
  paddingTop: { base: 'top', md: 2 },
  paddingBottom: 2,
  // A phone on its side has room for the wall only, until the viewer asks for the tools. They leave room for their button.
  [phoneOnItsSide]: { display: 'none', paddingRight: 14, '[data-tools] > &': { display: 'flex' } },
} as const;

const oneLine = {
  display: { base: 'none', md: 'block' },
  textStyle: 'small',
  color: 'muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const toolsButton = {
  display: 'none',
  position: 'fixed',
  top: 'calc(0.5rem + var(--offline, 0px))',
  right: 2,
  zIndex: 2,
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  color: overPicture.ink,
  background: overPicture.shade(72),
  [phoneOnItsSide]: { display: 'grid' },
  // There the picture has the colour of a button's text, which a camera may hide.
  '@media (forced-colors: active)': { background: 'ButtonFace' },
} as const;

/** Shows and hides the head of the page on a phone on its side, where it has no place of its own. */
function ToolsButton({ isOpen, onPress }: { readonly isOpen: boolean; readonly onPress: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-label="Tools of the wall"
      aria-expanded={isOpen}
      title="Tools of the wall"
      onClick={onPress}
      css={toolsButton}
    >
      <GridIcon />
    </chakra.button>
  );
}

/** The privacy policy says that YouTube plays only a camera that the viewer has chosen. */
const isOurs = ({ source_kind }: StreamView) => source_kind === 'hls';

/** What happens at the cameras that the viewer may watch. What plays by itself is ours. */
function useScene(watchable: readonly StreamView[]): Scene {
  const site = useLiveSite();
  const isOpen = ({ slug, live }: StreamView) => isOnAir(site, slug) ?? live;
  return {
    open: new Set(
      watchable
        .filter(isOurs)
        .filter(isOpen)
        .map(({ slug }) => slug),
    ),
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
  // The build may know other cameras than there are today: a wall that begins before they are known has gaps.
  const known =
    status !== 'loading' && streams?.length ? new Set(streams.map(({ slug }) => slug)) : undefined;
  const [arrangement, change] = useWall(isLiveKnown && known ? slugs : undefined, known);
  const wall = useRef<HTMLDivElement>(null);
  const [showsTools, setShowsTools] = useState(false);
  const fullscreen = useFullscreen(wall);
  const following = useFollowAction({ wall, arrangement, change, scene });
  const nameOf = (slug: string) => streams?.find((stream) => stream.slug === slug)?.name ?? slug;
  if (!streams?.length) return <StreamsProblem status={status} onRetry={streamsResource.refresh} />;
  return (
    <Box ref={wall} css={wallPage} data-tools={showsTools ? '' : undefined}>
      <ToolsButton isOpen={showsTools} onPress={() => setShowsTools(!showsTools)} />
      <Flex css={head}>
        <Box flex="1 1 16rem" minWidth={0}>
          <chakra.h1 textStyle="title">{page.title}</chakra.h1>
          {!following.isOn && !following.wasReplaced && <chakra.p css={oneLine}>{page.description}</chakra.p>}
          <FollowStatus following={following} nameOf={nameOf} />
        </Box>
        <MultiviewToolbar
          layout={arrangement.layout}
          onChoose={(layout) =>
            change((current) => filled(withLayout(current, layout), slugs, current.layout))
          }
          fullscreen={fullscreen}
        >
          <PresetChoice streams={watchable.filter(isOurs)} open={slugs} change={change} />
          <FollowButton following={following} />
        </MultiviewToolbar>
      </Flex>
      <MultiviewWall
        streams={streams}
        watchable={watchable}
        arrangement={arrangement}
        onChange={following.changeByViewer}
      />
    </Box>
  );
}
