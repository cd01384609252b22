import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Box } from '../../../components/ui.ts';
import { parseYoutubeMessage, YOUTUBE_LISTENING, youtubeState } from '../engines/youtube-messages.ts';
import { YOUTUBE_ORIGIN } from '../youtube-embed-url.ts';
import { PlayerFrame } from './player-frame.tsx';
import { PosterButton } from './poster-button.tsx';
import { YoutubeVideo } from './youtube-video.tsx';

interface YoutubeFilmProps {
  readonly name: string;
  readonly id: string;
  readonly poster: string;
  /** Hears true when the film begins to play, and false at its end. A pause is neither. */
  readonly onWatching: (watching: boolean) => void;
}

/**
 * A recorded film at YouTube. It is a poster until somebody plays it, and again at its end: YouTube would offer films of
 * others there.
 */
export function YoutubeFilm({ name, id, poster, onWatching }: YoutubeFilmProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  const tell = useEffectEvent(onWatching);
  useEffect(() => {
    const element = frame.current;
    if (!isOpen || !element) return;
    // The button that had it is gone.
    element.focus({ preventScroll: true });
    const { playing, ended } = youtubeState;
    const close = () => {
      const hadFocus = document.activeElement === element;
      flushSync(() => setOpen(false));
      if (hadFocus) place.current?.querySelector('button')?.focus({ preventScroll: true });
    };
    const hear = ({ origin, data, source }: MessageEvent<unknown>) => {
      if (source !== element.contentWindow) return;
      const message = parseYoutubeMessage(origin, data);
      const state = message?.kind === 'info' ? message.info.playerState : undefined;
      if (state === playing) tell(true);
      if (state === ended) close();
      if (state === ended || message?.kind === 'error') tell(false);
    };
    const over = new AbortController();
    addEventListener('message', hear, { signal: over.signal });
    const ask = () => element.contentWindow?.postMessage(YOUTUBE_LISTENING, YOUTUBE_ORIGIN);
    element.addEventListener('load', ask, { signal: over.signal });
    return () => over.abort();
  }, [isOpen]);
  return (
    <Box ref={place} borderRadius={{ base: 'sm', md: 'lg' }} overflow="hidden">
      <PlayerFrame name={name} poster={poster} barBelow={false}>
        {isOpen ? (
          <YoutubeVideo frame={frame} name={name} id={id} />
        ) : (
          <PosterButton name={name} compact={false} onPlay={() => setOpen(true)} />
        )}
      </PlayerFrame>
    </Box>
  );
}
