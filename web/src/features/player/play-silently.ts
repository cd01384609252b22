import type { Playback, StreamView } from '@boma/domain/streams/streams.schema.ts';
import { logFailure } from '../../lib/log.ts';
import { browserClock } from '../../lib/timing/clock.ts';
import { requestPlayback } from './api/request-playback.ts';
import { chooseEngine } from './engines/open-engine.ts';
import type { OpenEngine, PlayerEngine, Sound } from './engines/player-engine.ts';
import { PlaylistWatch } from './playlist-watch.ts';

/** What cannot be heard. */
export const SILENCE: Sound = { muted: true, volume: 0 };

/** A film that moves: it can be given sound. */
export type MovingFilm = Pick<PlayerEngine, 'setSound'>;

export interface SilentOptions {
  readonly host: HTMLElement;
  readonly stream: StreamView;
  readonly signal: AbortSignal;
  /** The picture moves. */
  readonly onMoving: (film: MovingFilm) => void;
  /** It does not play, or no longer: the still is all there is. */
  readonly onEnded: () => void;
  readonly choose?: (stream: StreamView) => Promise<OpenEngine | undefined>;
  readonly request?: (stream: StreamView) => Promise<Playback>;
}

/**
 * Plays a camera without controls, and without sound unless its caller gives it some, until the signal aborts. It does not try
 * again: what it decorates is complete without it.
 */
export async function playSilently(options: SilentOptions): Promise<void> {
  const { host, stream, signal, onMoving, onEnded } = options;
  const { choose = chooseEngine, request = requestPlayback } = options;
  try {
    const [open, { url }] = await Promise.all([choose(stream), request(stream)]);
    if (signal.aborted) return;
    if (!open) return onEnded();
    const over = new AbortController();
    const end = () => {
      if (over.signal.aborted) return;
      over.abort();
      engine.destroy();
      if (!signal.aborted) onEnded();
    };
    const watch = new PlaylistWatch({ clock: browserClock, onNew: () => undefined, onStanding: end });
    const ignored = () => undefined;
    const engine = open(host, {
      moving: () => onMoving(engine),
      waiting: ignored,
      blocked: end,
      pausedOutside: end,
      playedOutside: ignored,
      sounded: ignored,
      position: ignored,
      playlist: (reading) => watch.take(reading),
      restarted: end,
      lost: end,
      refused: end,
      unplayable: end,
      qualities: ignored,
    });
    signal.addEventListener('abort', end, { once: true });
    engine.setSound(SILENCE);
    engine.load(url);
    engine.play();
  } catch (cause) {
    if (signal.aborted) return;
    logFailure(`Playing '${stream.slug}' silently`, cause);
    onEnded();
  }
}
