import { PREMIUM_TYPES, premiumLabels } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/button.ts';
import { fromAround } from '../../components/focus-around.ts';
import { lateOrnament, latePart } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { LOW_WINDOW, STREAM_HEADER_WIDE } from '../../config/breakpoints.ts';
import RecordedPlayer from '../../features/player/components/recorded-player.tsx';
import { fetchVideos, requestVideo, videoPages, viewVideo } from '../../features/videos/api/videos.ts';
import { VideoList } from '../../features/videos/components/video-list.tsx';
import { DEFAULTS, highlightsPerRow } from '../../features/videos/per-row-choices.ts';
import { factsOf, titleOf } from '../../features/videos/video-words.ts';
import { useAnswer } from '../../lib/asking/use-answer.ts';
import { overThePage } from '../over-the-page.ts';
import type { RouteProps } from '../page.ts';

const VideoRefused = latePart(() => import('../../features/videos/components/video-refused.later.tsx'));

/** In em, as the columns of a page are. */
const WIDE = `@media (min-width: ${STREAM_HEADER_WIDE / 16}em)`;

/** The player is as large as the window's height allows. */
const stageAndNext = {
  display: 'grid',
  gap: 8,
  '& > :first-child': { maxWidth: 'max(32rem, 74vh * 16 / 9)' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(19rem, 24vw, 26rem)' },
  // Below the heading the whole film is in the window.
  [LOW_WINDOW]: { gap: 4, gridTemplateColumns: 'minmax(0, calc(60dvh * 16 / 9)) minmax(0, 1fr)' },
} as const;

/** What the labels of the videos mean. */
const LEAD =
  'Videos for members: our rangers’ picks of the best moments, their insights into what you see, and rare sightings.';

const filters = { type: [...PREMIUM_TYPES] };
const ask = videoPages(filters);
const newest = async () => (await fetchVideos({ filters, perPage: 1 })).items[0] ?? null;

function Stage({ video }: { readonly video: VideoView }) {
  const title = titleOf(video);
  return (
    <>
      <Box borderRadius={{ base: 'sm', md: 'lg' }} overflow="hidden">
        <RecordedPlayer
          key={video.id}
          name={title}
          poster={video.cover}
          youtubeId={video.youtube_id}
          request={() => requestVideo(video)}
          captionsOf={video.captioned && video.id}
          refused={
            <Suspense>
              <VideoRefused />
            </Suspense>
          }
        />
      </Box>
      <chakra.p textStyle="label" color="accent" marginTop={4}>
        {premiumLabels[video.type]}
      </chakra.p>
      <chakra.h2 textStyle="section">{title}</chakra.h2>
      {video.description !== '' && <chakra.p marginTop={2}>{video.description}</chakra.p>}
      <chakra.p textStyle="small" color="muted" marginTop={1}>
        {factsOf(video)}
        {video.captioned && ' · Captions'}
      </chakra.p>
    </>
  );
}

interface SelectedProps {
  readonly id: number | undefined;
  /** What the list knows of it: it plays at once. */
  readonly known: VideoView | undefined;
}

/** The video that the address names, else the newest one. */
function Selected({ id, known }: SelectedProps) {
  const find = useCallback(async () => {
    const wanted = id ?? (await newest())?.id;
    const video = wanted === undefined ? null : await viewVideo(wanted);
    return video ?? newest();
  }, [id]);
  const { answer, failed, retry } = useAnswer(find, {
    doing: 'Reading a premium video',
  });
  const video = answer ?? known;
  if (video) return <Stage video={video} />;
  return (
    <Box
      aspectRatio="16 / 9"
      background="surface"
      borderRadius="lg"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap={4}
    >
      <chakra.p role="status" color="muted">
        {failed
          ? 'The video could not be loaded.'
          : answer === null
            ? 'There are no premium videos yet.'
            : 'Loading the video'}
      </chakra.p>
      {/* oxlint-disable-next-line house/asks-again -- It stands in the frame of the film, and the page is at the limit of its class. */}
      {failed && <Button onClick={fromAround(retry)}>Try again</Button>}
    </Box>
  );
}

const UpNext = lateOrnament(() => import('./player/up-next.later.tsx'));

/** The premium videos of members: one in the player, the others beside and below it. */
export default function PlayerRoute({ page }: RouteProps) {
  const [search, setSearch] = useSearchParams();
  const top = useRef<HTMLDivElement>(null);
  const named = search.get('video') ?? '';
  const id = /^[1-9]\d{0,14}$/.test(named) ? Number(named) : undefined;
  const [videos, setVideos] = useState<readonly VideoView[]>([]);
  const hrefOf = (video: VideoView) => `${page.path}?video=${video.id}`;
  const select = (video: VideoView) => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('video', String(video.id));
        return next;
      },
      { state: overThePage },
    );
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <PageBody>
      <PageHead title={page.title} lead={LEAD} />
      <Box css={stageAndNext} marginBottom={{ base: 10, md: 14 }}>
        <Box
          ref={top}
          tabIndex={-1}
          role="region"
          aria-label="Premium video"
          minWidth={0}
          scrollMarginTop="5rem"
          _focusVisible={{ outline: 'none' }}
        >
          {/* Else the film before would stand under the address of the next one, for good if that one fails. */}
          <Selected key={id ?? 'newest'} id={id} known={videos.find((video) => video.id === id)} />
        </Box>
        <Suspense>
          <UpNext videos={videos} playing={id} hrefOf={hrefOf} onOpen={select} />
        </Suspense>
      </Box>
      <VideoList
        label="Premium videos"
        ask={ask}
        choice={highlightsPerRow}
        initial={DEFAULTS.highlights}
        perRowWords="Videos Per Row"
        all="All premium videos have been loaded."
        // The place of the player says it.
        empty={null}
        hrefOf={hrefOf}
        onOpen={select}
        onItems={setVideos}
      />
    </PageBody>
  );
}
