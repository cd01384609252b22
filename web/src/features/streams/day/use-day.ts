import { useEffect, useReducer, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { logFailure } from '../../../lib/log.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { DAY_SLOTS, type DayStills, openDay } from './day-stills.ts';

/** A day in a minute. */
const STEP_MS = 60_000 / DAY_SLOTS;
/** Half hours that are fetched before they are shown: five seconds of playing. */
const AHEAD = 2;

const readReel = async (slug: string, reel: number) =>
  (await callApi('cameraReel', { params: { slug, reel } }, { own: ['not-found', 'internal', 'unavailable'] }))
    .data;

export interface PlayedDay {
  readonly day: DayStills;
  /** The two minutes that are shown. */
  readonly at: number;
  readonly playing: boolean;
  /** Plays on, from the beginning if the day is over; or pauses. */
  readonly toggle: () => void;
  readonly seek: (slot: number) => void;
  readonly retry: () => void;
}

/** The last 24 hours of a camera, which play once the viewer wants it. Nothing is fetched before. */
export function useDay(slug: string): PlayedDay {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [day] = useState(() =>
    openDay(serverNow(), {
      read: (reel) => readReel(slug, reel),
      changed: update,
      failed: (cause) => logFailure('Reading the day of a camera', cause),
    }),
  );
  const [at, setAt] = useState(day.first);
  const [wanted, setWanted] = useState(false);
  const playing = wanted && at < day.last;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((before) => day.after(before)), STEP_MS);
    return () => clearInterval(timer);
  }, [playing, day]);
  useEffect(() => {
    if (playing) day.want(at, 1 + AHEAD);
  }, [playing, at, day]);
  return {
    day,
    at,
    playing,
    toggle() {
      if (!playing && at === day.last) setAt(day.first);
      setWanted(!playing);
    },
    seek(slot) {
      setAt(slot);
      day.want(slot, 1);
    },
    retry() {
      day.retry();
      // As playing does: the half hour that failed may be one of those that follow.
      day.want(at, 1 + AHEAD);
      update();
    },
  };
}
