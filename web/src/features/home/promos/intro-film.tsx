import { defaultFilms } from '@boma/domain/pages/default-films.ts';
import type { Film } from '@boma/domain/pages/pages.schema.ts';
import { linkTo, sitePaths } from '@boma/domain/site-paths.ts';
import { type Ref, useContext, useEffect, useId, useRef } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { useEditedPages } from '../../../lib/edited-pages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useUserType } from '../../../session/session.ts';
import { useMovingPictures } from '../../player/moving-pictures.ts';
import { watchVisibility } from '../../streams/watch-visibility.ts';
import { FirstVisit } from './first-visit.ts';

/** Milliseconds of the invitation to register. */
const INVITATION = 5000;

const frame = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
  gap: { base: 5, lg: 12 },
  alignItems: 'center',
  marginTop: 'part',
  '& video': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    borderRadius: { base: 'sm', md: 'lg' },
    background: 'raised',
  },
} as const;

const invite = () =>
  showToast({
    text: 'Register for free, and join the chat.',
    kind: 'app',
    timeout: INVITATION,
    link: { href: linkTo('register'), text: 'Sign Up' },
  });

interface FilmOfProps {
  readonly film: Film;
  /** It leads to Premium, in place of the cameras. */
  readonly isPremium: boolean;
  readonly video?: Ref<HTMLVideoElement>;
  /** It may start without a press, so it has no sound. */
  readonly startsByItself?: boolean;
  readonly onPlay?: () => void;
}

/** A film of home, beside its words. */
export function FilmOf({ film, isPremium, video, startsByItself = false, onPlay }: FilmOfProps) {
  const id = useId();
  const { title, text, address, poster } = film;
  return (
    <chakra.section aria-labelledby={id} css={frame}>
      <chakra.video
        ref={video}
        key={address}
        src={address}
        poster={poster}
        controls
        muted={startsByItself}
        playsInline
        preload="none"
        aria-label={`Film: ${text}`}
        data-autoplay={startsByItself ? '1' : '0'}
        onPlay={onPlay}
      />
      <div>
        <chakra.h2 id={id} textStyle="title">
          {title}
        </chakra.h2>
        <chakra.p textStyle="lead" color="muted" marginTop={3}>
          {text}
        </chakra.p>
        <ButtonLink to={isPremium ? sitePaths.premium : sitePaths.streams} look="quiet" marginTop={5}>
          {isPremium ? 'What Premium brings' : 'Watch them live'}
        </ButtonLink>
      </div>
    </chakra.section>
  );
}

/** The film of the front page. On the first visit it starts without a press and without sound, and plays as long as it is seen. */
export function IntroFilm() {
  const type = useUserType();
  const allowed = useMovingPictures();
  const video = useRef<HTMLVideoElement>(null);
  const first = useContext(FirstVisit);
  const invited = useRef(false);
  const isPremium = type === 'registered';
  const films = useEditedPages().films ?? defaultFilms;
  const film = isPremium ? films.premium : films.sample;
  const plays = first && allowed;
  useEffect(() => {
    const element = video.current;
    if (!element || !plays) return;
    // What the viewer has stopped, and what has come to its end, does not begin again by itself.
    let isSeen = false;
    let rests = false;
    const events = new AbortController();
    const { signal } = events;
    element.addEventListener('pause', () => (rests = isSeen), { signal });
    element.addEventListener('play', () => (rests = false), { signal });
    // The browser may refuse; the viewer can still press play.
    const play = () => void element.play().catch(() => undefined);
    const stop = watchVisibility(element, (seen) => {
      isSeen = seen;
      if (!seen) element.pause();
      else if (!rests) play();
    });
    return () => {
      events.abort();
      stop();
    };
  }, [plays, film.address]);
  const onPlay = () => {
    if (type !== 'guest' || invited.current) return;
    invited.current = true;
    invite();
  };
  return <FilmOf film={film} isPremium={isPremium} video={video} startsByItself={plays} onPlay={onPlay} />;
}
