import { useEffect, useRef, useState } from 'react';
import { chakra } from '../../../components/ui.ts';
import { watchVisibility } from '../../streams/watch-visibility.ts';
import { useMovingPictures } from '../moving-pictures.ts';
import { FilmSwitch } from './film-switch.tsx';

const style = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: 'opacity 600ms',
  '&[data-moving]': { opacity: 1 },
} as const;

/** A short clip of our own in a loop, over its first picture. It plays while it is seen. */
export function TeaserFilm({ src }: { readonly src: string }) {
  const allowed = useMovingPictures();
  const video = useRef<HTMLVideoElement>(null);
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element || !allowed) return;
    // The browser may refuse; the picture beneath stays.
    const play = () => void element.play().catch(() => setMoving(false));
    const stop = watchVisibility(element, (seen) => (seen ? play() : element.pause()));
    return () => {
      stop();
      element.pause();
      setMoving(false);
    };
  }, [allowed]);
  return (
    <>
      <chakra.video
        ref={video}
        src={src}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        data-film=""
        data-moving={moving ? '' : undefined}
        onTimeUpdate={() => setMoving(true)}
        css={style}
      />
      <FilmSwitch />
    </>
  );
}
