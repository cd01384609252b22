import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { ThumbnailSize } from '@boma/domain/streams/streams.constants.ts';
import { type RefObject, useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { watchWidth } from '../../../lib/watch-size.ts';
import { refreshWindow, schedulePreview } from '../preview-schedule.ts';
import { watchVisibility } from '../watch-visibility.ts';

export interface LiveStillOptions {
  readonly code: string;
  /** The media server shows it to everybody at the small size alone. */
  readonly paid: boolean;
  /** Seconds between two pictures. */
  readonly refresh: number;
  /** No picture to request: the camera is off the air, or not on the media server. */
  readonly paused: boolean;
}

export interface LiveStill {
  /** The address of the newest whole picture, undefined before the first. */
  readonly shown: string | undefined;
  /** The address of the picture on its way. */
  readonly next: string | undefined;
  /** The picture on its way has been decoded. */
  readonly promote: (address: string) => void;
  /** The picture on its way does not come; the old one stays. */
  readonly drop: () => void;
}

/** From this width in CSS pixels on, a picture of medium size looks soft. */
const LARGE_FROM = 700;

/** The size of picture that suits the frame as it is now. */
function useFittingSize(frame: RefObject<Element | null>, paid: boolean): ThumbnailSize {
  const [large, setLarge] = useState(false);
  useEffect(
    () => (frame.current ? watchWidth(frame.current, (width) => setLarge(width >= LARGE_FROM)) : undefined),
    [frame],
  );
  if (paid) return 'small';
  return large ? 'large' : 'medium';
}

/** The latest picture of a camera, asked for again and again while `frame` is on screen. */
export function useLiveStill(frame: RefObject<Element | null>, options: LiveStillOptions): LiveStill {
  const { code, paid, refresh, paused } = options;
  const size = useFittingSize(frame, paid);
  const [shown, setShown] = useState<string>();
  const [next, setNext] = useState<string>();

  useEffect(() => {
    if (paused || !frame.current) return undefined;
    let stopped = false;
    let hasAsked = false;
    const ask = (window: number) => {
      hasAsked = true;
      runtimeConfig().then(
        (media) => stopped || setNext(thumbnailUrl(media, code, size, window)),
        (cause: unknown) => logFailure(`Reloading the preview of '${code}'`, cause),
      );
    };
    const schedule = schedulePreview({
      refresh,
      now: () => performance.now(),
      serverNow,
      random: Math.random,
      reload: ask,
    });
    const stopWatching = watchVisibility(frame.current, (visible) => {
      // The first picture comes at once: all viewers ask for the same one, so caches answer.
      if (visible && !hasAsked && refresh > 0) ask(refreshWindow(serverNow(), refresh));
      schedule.setVisible(visible);
    });
    return () => {
      stopped = true;
      stopWatching();
      schedule.stop();
      setNext(undefined);
    };
  }, [frame, code, size, refresh, paused]);

  return {
    shown,
    // A restarted schedule may name the picture that is shown already.
    next: next === shown ? undefined : next,
    promote(address) {
      setShown(address);
      setNext((current) => (current === address ? undefined : current));
    },
    drop: () => setNext(undefined),
  };
}
