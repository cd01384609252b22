import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { ThumbnailSize } from '@boma/domain/streams/streams.constants.ts';
import { type RefObject, useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { schedulePreview } from '../preview-schedule.ts';
import { watchVisibility } from '../watch-visibility.ts';

export interface LiveStillOptions {
  readonly code: string;
  readonly size: ThumbnailSize;
  /** Seconds between two pictures. */
  readonly refresh: number;
  /** There is nothing to ask for: off the air, or no camera of the media server. */
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

/** The latest picture of a camera, asked for again and again while `frame` is on screen. */
export function useLiveStill(frame: RefObject<Element | null>, options: LiveStillOptions): LiveStill {
  const { code, size, refresh, paused } = options;
  const [shown, setShown] = useState<string>();
  const [next, setNext] = useState<string>();

  useEffect(() => {
    if (paused || !frame.current) return undefined;
    let stopped = false;
    const schedule = schedulePreview({
      refresh,
      now: Date.now,
      random: Math.random,
      reload: (window) => {
        runtimeConfig().then(
          (media) => stopped || setNext(thumbnailUrl(media, code, size, window)),
          (cause: unknown) => logFailure(`Reloading the preview of '${code}'`, cause),
        );
      },
    });
    const stopWatching = watchVisibility(frame.current, schedule.setVisible);
    return () => {
      stopped = true;
      stopWatching();
      schedule.stop();
      setNext(undefined);
    };
  }, [frame, code, size, refresh, paused]);

  return {
    shown,
    next,
    promote(address) {
      setShown(address);
      setNext((current) => (current === address ? undefined : current));
    },
    drop: () => setNext(undefined),
  };
}
