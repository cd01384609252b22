import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { isLive, upcomingShows } from '@boma/domain/shows/shows.policy.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { linkTo, showCalendarPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { fromAround } from '../../../components/focus-around.ts';
import { HatIcon } from '../../../components/icons.tsx';
import { latePart } from '../../../components/late-part.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { THIRD_BESIDE } from '../../../components/third-beside.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { WaitingShape } from '../../../components/waiting-shape.tsx';
import { LOW_LANDSCAPE } from '../../../config/breakpoints.ts';
import { RANGER_NAMES, useRangerNames } from '../../../features/pages/pages-now.ts';
import { CameraPlayer } from '../../../features/player/components/camera-player.tsx';
import { refreshSchedule } from '../../../features/shows/api/schedule.ts';
import { AirBadge } from '../../../features/shows/components/air-badge.tsx';
import { ShowPromo } from '../../../features/shows/components/show-promo.tsx';
import type { ShowClock } from '../../../features/shows/hooks/use-show-clock.ts';
import { beginWords, showCoverOf } from '../../../features/shows/show-words.ts';
import type { ResourceState } from '../../../lib/cached-resource.ts';
import { useHydrated } from '../../../lib/hydrated.ts';

const ShowTalk = latePart(() => import('./show-talk.later.tsx'));

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
  height: '100%',
  padding: { base: 5, md: 6 },
  borderRadius: 'lg',
  background: 'accentSoft',
  '& svg': { color: 'accent' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'lg' },
  '& a:hover': { color: 'accent' },
} as const;

/** One of the people who make the shows, another one each minute. */
function RangerPromo({ clock }: { readonly clock: ShowClock }) {
  // By the clock, so that the page and the render that takes it over name the same.
  const [name] = useState(
    () => RANGER_NAMES[Math.floor(clock.now / 60_000) % RANGER_NAMES.length] ?? 'firstBiography',
  );
  const { name: ranger, post, introduction } = useRangerNames()[name];
  return (
    <chakra.section aria-label="Meet a ranger" css={card}>
      <HatIcon size={32} />
      <div>
        <chakra.p textStyle="label" color="accent">
          {post}
        </chakra.p>
        <chakra.h2 textStyle="section" marginTop={1}>
          <RouterLink to={linkTo(name)}>Meet {ranger}</RouterLink>
        </chakra.h2>
        <chakra.p color="muted" marginTop={1}>
          {introduction}
        </chakra.p>
      </div>
    </chakra.section>
  );
}

/** A show that is still to come: when it begins here and at camp, and the link to its page. */
function ShowPreview({
  show,
  superTitle,
  clock,
}: {
  readonly show: ShowView;
  readonly superTitle: string;
  readonly clock: ShowClock;
}) {
  return (
    <ShowPromo
      showCover={show.cover_clean}
      showDateTime={beginWords(show, clock)}
      showTitle={show.title}
      subTitle={show.sub_title}
      superTitle={superTitle}
      showType={{ value: show.show_type.type }}
      calendarHref={showCalendarPath(show.id)}
    />
  );
}

/** A running show as the player takes it: at YouTube, or at the camera that shows it. */
function streamOfShow(show: ShowView): StreamView {
  const cover = showCoverOf(show.cover_clean, show.show_type.type);
  return {
    id: show.id,
    slug: `show-${show.id}`,
    name: show.title,
    code: show.code ?? `show-${show.id}`,
    youtube_id: show.youtube_id,
    chat: GENERAL_CHAT,
    subscriber_only: false,
    cover,
    preview: cover,
    status_update: '',
    noted_ts: null,
    source_kind: show.youtube_id === null ? 'hls' : 'youtube',
    place: null,
    species: [],
    about: '',
    ranger: '',
    since: null,
    live: true,
  };
}

const onAir = {
  display: 'grid',
  gap: { base: 4, lg: 5 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) clamp(18rem, 26%, 24rem)' },
  gridTemplateAreas: { base: '"title" "picture" "talk"', lg: '"title title" "picture talk"' },
} as const;

/** Beside the picture it is as high as the picture; below it, it leaves the page some of a phone's window to scroll by. */
const talk = {
  gridArea: 'talk',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: { base: 'max(19rem, min(32rem, 70svh))', lg: '20rem' },
  borderWidth: '1px',
  borderRadius: { base: 'sm', md: 'lg' },
  overflow: 'hidden',
  '& > *': { flex: 1, position: { lg: 'absolute' }, inset: { lg: 0 } },
  // It says that the talk did not come.
  '& > p': { padding: 5 },
} as const;

/** The show that is on the air: its title, its picture, the chat and the questions. */
function OnAir({ show }: { readonly show: ShowView }) {
  // A page that the server renders has the room alone.
  const isAlive = useHydrated();
  return (
    <chakra.section aria-label={`On air: ${show.title}`} css={onAir}>
      <Box gridArea="title">
        <Flex align="center" columnGap={3} rowGap={1} wrap="wrap">
          <AirBadge />
          <chakra.h2 textStyle="section">{show.title}</chakra.h2>
        </Flex>
        {show.sub_title !== '' && (
          <chakra.p color="muted" marginTop={1}>
            {show.sub_title}
          </chakra.p>
        )}
      </Box>
      <Box gridArea="picture" alignSelf="start" borderRadius={{ base: 'sm', md: 'lg' }} overflow="hidden">
        <CameraPlayer
          key={`${show.id} ${show.code} ${show.youtube_id}`}
          stream={streamOfShow(show)}
          watching="open"
          live
          poster={showCoverOf(show.cover_clean, show.show_type.type)}
        />
      </Box>
      <Box css={talk}>
        <Suspense fallback={<Box aria-busy="true" />}>{isAlive && <ShowTalk />}</Suspense>
      </Box>
    </chakra.section>
  );
}

const grid = {
  display: 'grid',
  gap: { base: 4, md: 5 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridAutoRows: { md: 'minmax(13rem, auto)' },
  [THIRD_BESIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  // The next show is above the two others, or beside them where it is still wide enough for the heads in its picture.
  '& > :first-child:nth-last-child(3)': {
    gridColumn: { md: 'span 2' },
    minHeight: { md: '26rem' },
    [LOW_LANDSCAPE]: { minHeight: '14.5rem' },
    [THIRD_BESIDE]: { gridColumn: 'auto', gridRow: 'span 2', minHeight: 'auto' },
  },
} as const;

/** In place of the stage while the shows are not there. */
export function StageRoom({ status }: { readonly status: ResourceState<unknown>['status'] }) {
  if (status !== 'failed')
    return (
      <WaitingLines label="Loading the shows" minHeight="100vh">
        <WaitingShape shape="stage" count={3} css={grid} />
      </WaitingLines>
    );
  return (
    <Box role="alert" maxWidth="40rem">
      <p>
        <strong>We could not load the shows.</strong> It may be your connection or ours.
      </p>
      {/* oxlint-disable-next-line house/asks-again -- With `Asked` the page of a kind of show would wait for more bytes. */}
      <Button look="quiet" marginTop={4} onClick={fromAround(() => void refreshSchedule())}>
        Retry
      </Button>
    </Box>
  );
}

/** The live player of a running show; otherwise the next show, the one after it, and a ranger. */
export function ShowStage({
  shows,
  clock,
}: {
  readonly shows: readonly ShowView[];
  readonly clock: ShowClock;
}) {
  const running = shows.find(isLive);
  if (running) return <OnAir show={running} />;
  const [next, afterNext] = upcomingShows(shows, clock.now);
  return (
    <chakra.div css={grid}>
      {next && <ShowPreview show={next} superTitle="Next show" clock={clock} />}
      {afterNext && <ShowPreview show={afterNext} superTitle="After that" clock={clock} />}
      {!next && (
        <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={6}>
          No show is planned here at the moment. New ones appear by themselves.
        </chakra.p>
      )}
      <RangerPromo clock={clock} />
    </chakra.div>
  );
}
