import { linkTo, sitePaths } from '@boma/domain/site-paths.ts';
import { useContext, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useUserType } from '../../../session/session.ts';
import { useMovingPictures } from '../../player/moving-pictures.ts';
import { watchVisibility } from '../../streams/watch-visibility.ts';
import { FirstVisit } from './first-visit.ts';

/** Milliseconds of the invitation to register. */
const INVITATION = 5000;

const films = {
  sample: {
    title: 'Half a minute at the water',
    text: 'Elephants before noon, zebras at dusk, a leopard at night, and a river in the mist: four of our free cameras.',
    src: '/films/intro-sample.mp4',
    poster: '/films/intro-sample.jpg',
  },
  premium: {
    title: 'What members are watching',
    text: 'The cubs at the den, the nests on Heron Island, and Leopard Rock by moonlight.',
    src: '/films/intro-premium.mp4',
    poster: '/films/intro-premium.jpg',
  },
} as const;

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

/** The film of the front page. On the first visit it starts without a press and without sound, and plays as long as it is seen. */
export function IntroFilm() {
  const type = useUserType();
  const allowed = useMovingPictures();
  const video = useRef<HTMLVideoElement>(null);
  const first = useContext(FirstVisit);
  const invited = useRef(false);
  const { title, text, src, poster } = films[type === 'registered' ? 'premium' : 'sample'];
  const plays = first && allowed;
  useEffect(() => {
    const element = video.current;
    if (!element || !plays) return;
    // The browser may refuse; the viewer can still press play.
    const play = () => void element.play().catch(() => undefined);
    return watchVisibility(element, (seen) => (seen ? play() : element.pause()));
  }, [plays, src]);
  const onPlay = () => {
    if (type !== 'guest' || invited.current) return;
    invited.current = true;
    invite();
  };
  return (
    <chakra.section aria-labelledby="intro-film" css={frame}>
      <chakra.video
        ref={video}
        key={src}
        src={src}
        poster={poster}
        controls
        muted={plays}
        playsInline
        preload="none"
        aria-label={`Film: ${text}`}
        data-autoplay={plays ? '1' : '0'}
        onPlay={onPlay}
      />
      <div>
        <chakra.h2 id="intro-film" textStyle="title">
          {title}
        </chakra.h2>
        <chakra.p textStyle="lead" color="muted" marginTop={3}>
          {text}
        </chakra.p>
        <ButtonLink
          to={type === 'registered' ? sitePaths.premium : sitePaths.streams}
          look="quiet"
          marginTop={5}
        >
          {type === 'registered' ? 'What Premium brings' : 'Watch them live'}
        </ButtonLink>
      </div>
    </chakra.section>
  );
}
