import type { CameraDayView } from '@boma/domain/streams/camera-days.schema.ts';
import { DAY_REELS, DAY_SLOTS, REEL_STILLS, STILL_EVERY_MS } from '@boma/domain/streams/reels.constants.ts';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useRefreshWhileSeen } from '../../../lib/asking/use-refresh-while-seen.ts';
import { logFailure } from '../../../lib/log.ts';
import { seenPicture } from '../../../lib/seen-picture.ts';
import { readDay, readPeeks, readReel, readStill } from '../api/camera-stills.ts';
import { type DayStills, openStills } from './day-stills.ts';
import { firstOf } from './day-words.ts';

/** 24 hours in a minute. */
const STEP_MS = 60_000 / (DAY_REELS * REEL_STILLS);
/** Half hours that are fetched before they are shown: five seconds of playing. */
const AHEAD = 2;
/** Milliseconds for which the thumb rests before the still of its place is fetched. */
const REST_MS = 160;

/** The last 48 hours of a camera, read again every two minutes while they are seen. */
function useDayView(slug: string) {
  const ask = useCallback(() => readDay(slug), [slug]);
  const asked = useAnswer<CameraDayView>(ask, { doing: 'Reading the day of a camera' });
  useRefreshWhileSeen(asked, STILL_EVERY_MS);
  return asked;
}

function useStills(slug: string): DayStills {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [stills] = useState(() =>
    openStills({
      read: {
        reel: (reel) => readReel(slug, reel),
        still: (slot) => readStill(slug, slot),
        peeks: (number) => readPeeks(slug, number),
      },
      changed: update,
      failed: (cause) => logFailure('Reading the stills of a camera', cause),
    }),
  );
  useEffect(() => {
    addEventListener('online', stills.retry);
    return () => removeEventListener('online', stills.retry);
  }, [stills]);
  return stills;
}

/** Where the camera's player could go back to, in unix milliseconds, and the way there. */
function useRewind(slug: string) {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    const look = () => setSince(seenPicture(slug)?.rewind?.since);
    look();
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, [slug]);
  return since;
}

export interface WatchedDay {
  /** Undefined until the server has answered. */
  readonly day: CameraDayView | undefined;
  readonly failed: boolean;
  readonly stills: DayStills;
  /** The two minutes at which the thumb is. */
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  /** The oldest moment that the player can go back to, in unix milliseconds. */
  readonly since: number | undefined;
  /** Plays on; from 24 hours ago if the thumb is at the end. Or pauses. */
  readonly toggle: () => void;
  readonly seek: (slot: number) => void;
  /** The viewer has put the thumb there: the player follows if it has that moment. `place` may be a part of a slot. */
  readonly settle: (place: number) => void;
  readonly retry: () => void;
}

/** Asks for what `shown` needs: first the tiny stills, then the one of the slot once the thumb rests. */
function useShown(stills: DayStills, shown: number, ready: boolean): void {
  const isFailed = stills.isFailed();
  useEffect(() => {
    if (!ready || isFailed) return;
    stills.wantPeek(shown);
    const timer = setTimeout(() => stills.wantStill(shown), REST_MS);
    return () => clearTimeout(timer);
  }, [stills, shown, ready, isFailed]);
}

/** The 48 hours of a camera, with a thumb that can be moved and that plays. `pointed`: a slot that is looked at before. */
export function useDay(slug: string, pointed: number | undefined): WatchedDay {
  const { answer: day, failed, retry } = useDayView(slug);
  const stills = useStills(slug);
  const since = useRewind(slug);
  // Undefined: at the end, wherever that is by now.
  const [chosen, setChosen] = useState<number>();
  const [wanted, setWanted] = useState(false);
  const first = day ? firstOf(day) : 0;
  // The newest two minutes are not over yet and have no still.
  const last = day
    ? first +
      Math.max(
        0,
        day.moved.findLastIndex((moved) => moved !== null),
      )
    : 0;
  const at = chosen === undefined ? last : Math.min(last, Math.max(first, chosen));
  // It goes on where it was as soon as what failed is asked for again.
  const isFailed = stills.isFailed();
  const playing = wanted && at < last && !isFailed;
  useEffect(() => stills.grown(last), [stills, last]);
  const shown = pointed ?? at;
  // The server has no still where it has no score.
  const hasStill = day !== undefined && (day.moved[shown - first] ?? null) !== null;
  useShown(stills, shown, hasStill && !playing);
  useEffect(() => {
    if (!playing) return;
    const goOn = (before = first) => stills.after(Math.max(first, before), last);
    const timer = setInterval(() => setChosen(goOn), STEP_MS);
    return () => clearInterval(timer);
  }, [playing, stills, first, last]);
  useEffect(() => {
    if (playing) stills.wantReels(at, 1 + AHEAD, last);
  }, [playing, at, last, stills]);
  return {
    day,
    failed: failed || isFailed,
    stills,
    at,
    last,
    playing,
    since,
    toggle() {
      stills.retry();
      if (!playing && at === last) setChosen(Math.max(first, last - DAY_SLOTS / 2));
      setWanted(!playing);
    },
    seek(slot) {
      setWanted(false);
      setChosen(slot >= last ? undefined : slot);
    },
    settle(place) {
      const moment = place * STILL_EVERY_MS;
      const rewind = seenPicture(slug)?.rewind;
      if (rewind && moment + STILL_EVERY_MS > rewind.since)
        rewind.to(Math.floor(place) >= last ? Number.POSITIVE_INFINITY : moment);
    },
    retry() {
      stills.retry();
      retry();
    },
  };
}
