import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { offerPicture } from '../../../lib/seen-picture.ts';
import { browserClock } from '../../../lib/timing/clock.ts';
import { probePlaylist } from '../api/probe-playlist.ts';
import { requestPlayback } from '../api/request-playback.ts';
import { chooseEngine } from '../engines/open-engine.ts';
import type { OpenEngine } from '../engines/player-engine.ts';
import { Player } from '../player-controller.ts';
import { PlayerSound } from '../player-sound.ts';
import { keepSound, preferredSound } from '../sound-preference.ts';
import { youtubeEmbedUrl } from '../youtube-embed-url.ts';

export interface UsePlayerOptions {
  readonly stream: StreamView;
  readonly live: boolean | undefined;
  readonly muted: boolean | undefined;
  readonly group: string | undefined;
  readonly onDisplaced: (() => void) | undefined;
}

/** 'unsupported': this browser cannot play the camera. 'not-loaded': the player's own code did not load. */
export type Obstacle = 'unsupported' | 'not-loaded';

function createPlayer(
  host: HTMLElement,
  openEngine: OpenEngine,
  options: UsePlayerOptions,
  onDisplaced: () => void,
): Player {
  const { stream } = options;
  const sound = new PlayerSound({
    preferred: preferredSound(),
    muted: options.muted ?? false,
    // Without `userActivation` the page cannot know whether the viewer has used it. The browser then refuses sound.
    touched: 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true,
    keep: keepSound,
  });
  const youtube = stream.youtube_id;
  const embed = () => youtubeEmbedUrl(youtube ?? '', { muted: sound.current.muted, origin: location.origin });
  return new Player({
    host,
    openEngine,
    clock: browserClock,
    request:
      youtube === null ? () => requestPlayback(stream) : async () => ({ url: embed(), expires_at: null }),
    probe: youtube === null ? probePlaylist : async () => 'there',
    sound,
    live: options.live,
    group: options.group,
    onDisplaced,
  });
}

/** The player of a camera in `host`. It plays as soon as its code has loaded. */
export function usePlayer(host: RefObject<HTMLElement | null>, options: UsePlayerOptions) {
  const { slug } = options.stream;
  const [player, setPlayer] = useState<Player>();
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [attempt, setAttempt] = useState(0);
  const choose = useEffectEvent(() => chooseEngine(options.stream));
  const displaced = useEffectEvent(() => options.onDisplaced?.());
  const begin = useEffectEvent(
    (element: HTMLElement, openEngine: OpenEngine | undefined, whenDisplaced: () => void) => {
      if (!openEngine) {
        setObstacle('unsupported');
        return undefined;
      }
      const made = createPlayer(element, openEngine, options, whenDisplaced);
      setPlayer(made);
      made.play();
      return made;
    },
  );

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    let made: Player | undefined;
    const withdraw = offerPicture(slug, () => made?.seen());
    choose().then(
      (openEngine) => {
        if (!gone) made = begin(element, openEngine, () => displaced());
      },
      (cause: unknown) => {
        logFailure('Loading the player', cause);
        if (!gone) setObstacle('not-loaded');
      },
    );
    return () => {
      gone = true;
      withdraw();
      made?.destroy();
    };
  }, [host, attempt, slug]);

  const retry = () => {
    setObstacle(undefined);
    setAttempt((before) => before + 1);
  };
  return { player, obstacle, retry };
}
