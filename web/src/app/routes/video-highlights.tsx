import { VIDEO_FEED_PATHS, videoPath } from '@boma/domain/content-paths.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { isPremium, PAGE_SIZE } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { lateOrnament } from '../../components/late-part.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Box, chakra } from '../../components/ui.ts';
import { useListAdverts } from '../../features/adverts/components/list-adverts.tsx';
import { videoPages } from '../../features/videos/api/videos.ts';
import { VideoFilters } from '../../features/videos/components/video-filters.tsx';
import { VideoList } from '../../features/videos/components/video-list.tsx';
import type { VideoModalProps } from '../../features/videos/components/video-modal.later.tsx';
import { VideoStandIn } from '../../features/videos/components/video-stand-in.tsx';
import { tickedIn, typesAsked, withTicked } from '../../features/videos/highlight-filters.ts';
import { useNextFilm } from '../../features/videos/hooks/use-next-film.ts';
import { LazyVideoModal } from '../../features/videos/lazy-video-modal.ts';
import { DEFAULTS, highlightsPerRow } from '../../features/videos/per-row-choices.ts';
import { applyMeta } from '../../lib/document-meta.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { pageFacts } from '../../lib/page-facts.ts';
import { closeOverPage, overThePage } from '../over-the-page.ts';
import type { RouteProps } from '../page.ts';

const LIST = linkTo('videoHighlights');

/** They stand at the end of the list. */
const FeedLinks = lateOrnament(() => import('./video-highlights/feeds.later.ts'));

/** The video that came in the page. Not a premium one: whether it opens depends on the viewer, whom the page may not know yet. */
function videoInPage(): VideoView | undefined {
  const { video } = pageFacts();
  return video && !isPremium(video.type) ? video : undefined;
}

/** Opens and closes a video by the address, above the list. */
function useFocusedVideo() {
  const { id } = useParams();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const [known, setKnown] = useState(videoInPage);
  const hrefOf = (video: VideoView) => `${videoPath(video.id)}${search}`;
  const show = (video: VideoView, how: NavigateOptions) => {
    setKnown(video);
    void navigate(hrefOf(video), how);
  };
  const open = (video: VideoView) => show(video, { state: overThePage });
  // In the place of the one before it: closing leads back from either to what was there before them.
  const openNext = (video: VideoView) => show(video, { replace: true, state });
  const close = () => closeOverPage(navigate, state, `${LIST}${search}`);
  return { id, known: String(known?.id) === id ? known : undefined, hrefOf, open, openNext, close };
}

const MISSING = {
  title: 'There is no such video',
  lead: 'It may have been taken down, or the address has a slip in it. These are our highlights:',
} as const;

/** Whether the address names a video that does not exist, and how to say that one turned out not to. */
function useMissing(id: string | undefined, isAlive: boolean) {
  // The server renders the page of a video that does not exist without one.
  const [missing, setMissing] = useState(() => {
    const { at, video } = pageFacts();
    return !isAlive && at !== undefined && !video ? id : undefined;
  });
  const isMissing = id !== undefined && (missing === id || !/^[1-9]\d{0,14}$/.test(id));
  useEffect(() => {
    if (!isMissing) return;
    applyMeta({ title: MISSING.title, description: MISSING.lead, path: `${LIST}/${id}`, noindex: true });
  }, [isMissing, id]);
  return { isMissing, onUnknown: useCallback(() => setMissing(id), [id]) };
}

/** The video that the address names. In the page as it came it stands in for its dialog, until that takes its place. */
function FocusedVideo(props: Omit<VideoModalProps, 'onShown' | 'awaitsNext'>) {
  const isAlive = useHydrated();
  const [standsIn, setStandsIn] = useState(isAlive ? undefined : pageFacts().video);
  // The dialog takes the place of what stands in for it exactly, which keeps room for a next film and knows none.
  const [cameWithPage] = useState(standsIn !== undefined);
  const onShown = useCallback(() => setStandsIn(undefined), []);
  return (
    <>
      {standsIn && <VideoStandIn video={standsIn} />}
      {isAlive && (
        <Suspense>
          <LazyVideoModal {...props} awaitsNext={cameWithPage} onShown={onShown} />
        </Suspense>
      )}
    </>
  );
}

/** As high as the line of the feeds, so that a viewer who returns finds the same place. */
const feedsRoom = <chakra.p textStyle="small">&nbsp;</chakra.p>;

const feeds = (
  <Suspense fallback={feedsRoom}>
    <FeedLinks what="New highlights" paths={VIDEO_FEED_PATHS} />
  </Suspense>
);

/** The best moments, with filters in the address, and one video over them if the address names it. */
export default function VideoHighlightsRoute({ page }: RouteProps) {
  const [address, setSearch] = useSearchParams();
  // The prerendered page knows no filters, and the render that takes it over must show the same.
  const isAlive = useHydrated();
  const search = isAlive ? address : new URLSearchParams();
  const { id, known, hrefOf, open, openNext, close } = useFocusedVideo();
  const [videos, setVideos] = useState<readonly VideoView[]>([]);
  const next = useNextFilm(Number(id), videos);
  const { isMissing, onUnknown } = useMissing(id, isAlive);
  const focused = isMissing ? undefined : id;
  const ticked = tickedIn(search);
  const types = typesAsked(ticked).join();
  const ask = useMemo(
    () => videoPages({ type: typesAsked(tickedIn(new URLSearchParams({ type: types }))) }),
    [types],
  );
  const aboveRow = useListAdverts(PAGE_SIZE.usual);
  return (
    <PageBody>
      <PageHead {...(isMissing ? MISSING : { title: page.title, lead: page.description })} />
      {/* The footer stays below the window, so that the first videos move nothing in sight. */}
      <Box minHeight="100vh">
        <VideoList
          label="Video highlights"
          ask={ask}
          choice={highlightsPerRow}
          initial={DEFAULTS.highlights}
          all="All videos have been loaded."
          empty={<chakra.p textStyle="lead">There are no such videos yet.</chakra.p>}
          end={feeds}
          hrefOf={hrefOf}
          onOpen={open}
          onItems={setVideos}
          aboveRow={aboveRow}
        >
          <VideoFilters
            ticked={ticked}
            onChange={(next) => setSearch(withTicked(search, next), { replace: true })}
          />
        </VideoList>
      </Box>
      {focused !== undefined && (
        <FocusedVideo
          id={Number(focused)}
          known={known}
          pagePath={LIST}
          next={next}
          onClose={close}
          onNext={openNext}
          onUnknown={onUnknown}
        />
      )}
    </PageBody>
  );
}
