import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageColumn } from '../../../components/page-column.ts';
import { Box } from '../../../components/ui.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useStore } from '../../../lib/store.ts';
import { featuredNow } from '../../streams/featured.ts';
import { useHappening } from '../../streams/hooks/use-happening.ts';
import { watchVisibility } from '../../streams/watch-visibility.ts';
import { SilentVideo } from '../components/silent-video.tsx';
import { keptCamera } from '../kept/kept-camera.ts';
import { useMovingPictures } from '../moving-pictures.ts';
import type { MovingFilm } from '../play-silently.ts';
import { FilmSwitch } from './film-switch.tsx';
import { HeroSound } from './hero-sound.tsx';

/** Milliseconds until the camera is tried again after its film ended. */
const AGAIN_AFTER = 60_000;

interface HeroFilmProps {
  readonly streams: readonly StreamView[];
  /** The camera that the page shows. */
  readonly featured: StreamView;
  /** Called when the page is to show another one: as it begins to move, or once its cover is there. */
  readonly onChange: (slug: string) => void;
}

/** The camera to show: chosen once, so that the picture does not jump each time that something happens. */
function useChosen(
  frame: RefObject<Element | null>,
  { streams, featured }: HeroFilmProps,
): StreamView | undefined {
  const happening = useHappening();
  const [slug, setSlug] = useState<string>();
  useEffect(() => {
    if (slug !== undefined) return;
    const asked = requestAnimationFrame(() => {
      // What the viewer is about to press stays what it is.
      const isUsed = frame.current?.closest('section')?.matches(':hover, :focus-within');
      setSlug(featuredNow(isUsed ? [featured] : streams, { ...happening, now: serverNow() })?.slug);
    });
    return () => cancelAnimationFrame(asked);
  }, [frame, slug, streams, featured, happening]);
  return streams.find((stream) => stream.slug === slug);
}

/** True while the hero is on screen, in a tab that is shown. */
function useSeen(frame: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => (frame.current ? watchVisibility(frame.current, setSeen) : undefined), [frame]);
  return seen;
}

/** True for a minute after `rest`: a camera that cannot be played is not tried over and over. */
function useRest() {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!rests) return;
    const timer = setTimeout(() => setRests(false), AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [rests]);
  return { rests, rest: () => setRests(true) };
}

/** Calls back once the camera's cover has been fetched. */
function useCover(stream: StreamView | undefined, onFetched: (slug: string) => void): void {
  const fetched = useEffectEvent(onFetched);
  const slug = stream?.slug;
  const cover = stream && fullCover(stream.cover);
  useEffect(() => {
    if (slug === undefined || cover === undefined) return;
    const image = new Image();
    image.src = cover;
    // Without its cover the page keeps the camera that it shows.
    image.decode().then(
      () => fetched(slug),
      () => undefined,
    );
  }, [slug, cover]);
}

/** At the right edge of what the page says below the picture, which lies over the film with its link. */
const switches = {
  ...pageColumn,
  position: 'absolute',
  zIndex: 1,
  top: 3,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 2,
  pointerEvents: 'none',
  '& a, & button': { pointerEvents: 'auto' },
} as const;

/** Home's hero, moving: loaded once the page is alive and idle. */
export function HeroFilm(props: HeroFilmProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stream = useChosen(frame, props);
  const allowed = useMovingPictures();
  const seen = useSeen(frame);
  const { rests, rest } = useRest();
  // One moving camera at a time: the one in the corner is the one that the viewer chose.
  const isWatching = useStore(keptCamera, undefined) !== undefined;
  useCover(allowed ? undefined : stream, props.onChange);
  const plays = allowed && seen && !rests && !isWatching;
  const [film, setFilm] = useState<MovingFilm>();
  if (film && !plays) setFilm(undefined);
  return (
    <>
      <Box ref={frame} position="absolute" inset={0} pointerEvents="none" />
      {stream && (
        <>
          {plays && (
            <SilentVideo
              key={stream.slug}
              stream={stream}
              onMoving={(moving) => {
                setFilm(moving);
                props.onChange(stream.slug);
              }}
              onEnded={rest}
            />
          )}
          <Box css={switches}>
            <HeroSound film={plays ? film : undefined} stream={props.featured} />
            <FilmSwitch place={{ position: 'static' }} />
          </Box>
        </>
      )}
    </>
  );
}
