import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Box } from '../../../components/ui.ts';
import { playSilently, type SilentOptions } from '../play-silently.ts';

interface SilentVideoProps {
  readonly stream: StreamView;
  readonly onMoving?: SilentOptions['onMoving'];
  readonly onEnded?: () => void;
}

const frame = {
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  opacity: 0,
  transition: 'opacity 600ms',
  '&[data-moving]': { opacity: 1 },
  '& > video': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;

/**
 * A camera's moving picture over its still, without controls, and without sound until its caller gives it some. It appears
 * once it moves. It plays the camera that it was mounted with: the caller gives each camera its own key.
 */
export function SilentVideo({ stream, onMoving, onEnded }: SilentVideoProps) {
  const host = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(false);
  const play = useEffectEvent((element: HTMLElement, signal: AbortSignal) =>
    playSilently({
      host: element,
      stream,
      signal,
      onMoving: (film) => {
        setMoving(true);
        onMoving?.(film);
      },
      onEnded: () => {
        setMoving(false);
        onEnded?.();
      },
    }),
  );
  useEffect(() => {
    const over = new AbortController();
    if (host.current) void play(host.current, over.signal);
    return () => over.abort();
  }, []);
  return <Box ref={host} aria-hidden="true" data-film="" data-moving={moving ? '' : undefined} css={frame} />;
}
