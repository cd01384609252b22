import { streamPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { MutedIcon, SoundIcon } from '../components/player-icons.tsx';
import { isHeardElsewhere, whenHeardElsewhere } from '../heard-elsewhere.ts';
import { type MovingFilm, SILENCE } from '../play-silently.ts';
import { claimPlayback, releasePlayback } from '../playback-claim.ts';
import { keepSound, preferredSound, preferSound } from '../sound-preference.ts';
import { overFilm } from './film-switch.tsx';

const style = {
  ...overFilm,
  position: 'static',
  gridAutoFlow: 'column',
  gap: 2,
  paddingX: { md: 4 },
  textStyle: 'small',
  fontWeight: 600,
} as const;

const Words = ({ children }: { readonly children: string }) => (
  <chakra.span srOnly={{ base: true, md: false }}>{children}</chakra.span>
);

/** The way to hear the camera: its page, which plays with sound after this press. */
function SoundLink({ stream }: { readonly stream: StreamView }) {
  return (
    <RouterLink to={streamPath(stream.slug)} title="Watch with sound" onClick={preferSound} css={style}>
      <SoundIcon />
      <Words>Watch with sound</Words>
    </RouterLink>
  );
}

/** Lets a film be heard alone: what sounds on the page pauses, and what begins to sound ends this. */
function hearAlone(film: MovingFilm, end: () => void): () => void {
  const claimant = { group: undefined, pause: end, mute: end };
  claimPlayback(claimant);
  for (const other of document.querySelectorAll('video')) if (isHeardElsewhere(other)) other.pause();
  const unwatch = whenHeardElsewhere(end);
  film.setSound(preferredSound());
  return () => {
    unwatch();
    releasePlayback(claimant);
    film.setSound(SILENCE);
  };
}

/**
 * Lets the viewer hear a film that moves, where it is, until they silence it, another one sounds, or the film goes, as it does
 * out of sight.
 */
function SoundSwitch({ film }: { readonly film: MovingFilm }) {
  const [heard, setHeard] = useState(false);
  useEffect(() => (heard ? hearAlone(film, () => setHeard(false)) : undefined), [film, heard]);
  const press = () => {
    if (heard) keepSound({ ...preferredSound(), muted: true });
    else preferSound();
    setHeard(!heard);
  };
  const words = heard ? 'Turn sound off' : 'Turn sound on';
  return (
    <chakra.button type="button" title={words} onClick={press} css={style}>
      {heard ? <SoundIcon /> : <MutedIcon />}
      <Words>{words}</Words>
    </chakra.button>
  );
}

interface HeroSoundProps {
  /** The film, while it moves. */
  readonly film: MovingFilm | undefined;
  /** The camera that the page shows. */
  readonly stream: StreamView;
}

/** How the hero can be heard: in its place while it moves, else on its camera's page. What comes in place of the other takes its focus. */
export function HeroSound({ film, stream }: HeroSoundProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const moves = film !== undefined;
  useLayoutEffect(() => {
    const now = place.current?.querySelector<HTMLElement>(moves ? 'button' : 'a');
    if (hasFocus.current) now?.focus({ preventScroll: true });
  }, [moves]);
  return (
    // React tells of no lost focus where it removes what had it.
    <div
      ref={place}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {film ? <SoundSwitch film={film} /> : <SoundLink stream={stream} />}
    </div>
  );
}
