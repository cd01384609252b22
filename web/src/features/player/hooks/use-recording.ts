import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { browserClock } from '../../../lib/timing/clock.ts';
import type { RecordedEngine, RecordingLoss } from '../engines/recorded-engine.later.ts';
import { isRefusal, openPlaybackSource } from '../playback-source.ts';

interface Recording {
  /** Why nothing plays. */
  readonly loss: RecordingLoss | undefined;
  readonly retry: () => void;
}

interface Session {
  readonly stop: () => void;
}

interface Task {
  readonly request: () => Promise<Playback>;
  /** The second at which it begins. */
  readonly from: number;
  /** Asked when it begins: a page that is some minutes old may not have known of captions. */
  readonly captionsOf: () => number | undefined;
  readonly onLoss: (loss: RecordingLoss) => void;
}

function play(video: HTMLVideoElement, { request, from, captionsOf, onLoss }: Task): Session {
  let engine: RecordedEngine | undefined;
  let gone = false;
  const lose = (loss: RecordingLoss) => gone || onLoss(loss);
  const fail = (cause: unknown) => {
    if (!isRefusal(cause)) logFailure('Playing a recording', cause);
    lose(isRefusal(cause) ? 'refused' : 'lost');
  };
  const source = openPlaybackSource({
    clock: browserClock,
    request,
    onRenewed: (url) => engine?.renew(url),
    onRefused: () => lose('refused'),
  });
  const begin = async () => {
    const [{ openRecording }, url] = await Promise.all([
      import('../engines/recorded-engine.later.ts'),
      source.address(),
    ]);
    if (gone) return;
    engine = openRecording(video, {
      url,
      from,
      captionsOf: captionsOf(),
      askAnew: () => source.address({ fresh: true }),
      onUnanswered: fail,
      onLost: () => lose('lost'),
    });
    // Without a gesture the browser may want a press on play first. The controls are there.
    video.play().catch(() => undefined);
  };
  begin().catch(fail);
  return {
    stop() {
      gone = true;
      source.stop();
      engine?.destroy();
    },
  };
}

/**
 * Plays a recording in the element, from the address that `request` answers, with the captions of the video of this id. Signed
 * addresses are renewed.
 */
export function useRecording(
  element: RefObject<HTMLVideoElement | null>,
  request: () => Promise<Playback>,
  captionsOf?: number,
): Recording {
  const [loss, setLoss] = useState<RecordingLoss>();
  const [attempt, setAttempt] = useState(0);
  /** The second at which it was lost: another try goes on there. */
  const reached = useRef(0);
  const ask = useEffectEvent(() => request());
  const captioned = useEffectEvent(() => captionsOf);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const from = reached.current;
    const onLoss = (next: RecordingLoss) => {
      // Until the first picture the element is at 0, wherever it was to begin.
      reached.current = video.currentTime || from;
      setLoss(next);
    };
    return play(video, { request: () => ask(), from, captionsOf: () => captioned(), onLoss }).stop;
  }, [element, attempt]);
  const retry = () => {
    setLoss(undefined);
    setAttempt((before) => before + 1);
  };
  return { loss, retry };
}
