/** What a check found at a camera's playlist: the number of its newest segment, or undefined when there was none. */
export interface Observation {
  readonly sequence: number;
  /** Seconds a segment lasts at most. */
  readonly targetDuration: number;
}

/** What is remembered of a camera from check to check. */
export interface Progress {
  readonly live: boolean;
  /** Newest segment seen, null when none has been. */
  readonly sequence: number | null;
  /** When that segment first showed, unix milliseconds. */
  readonly advanced_at: number;
  /** Checks in a row that found nothing or nothing new. */
  readonly misses: number;
}

export const unseen: Progress = { live: false, sequence: null, advanced_at: 0, misses: 0 };

/** One miss is a hiccup of the network; the second in a row is an outage. */
const MISSES_TO_LEAVE_THE_AIR = 2;
const STALLED_AFTER_SEGMENTS = 3;
const STALLED_AFTER_AT_LEAST_MS = 20_000;

function isStalled(before: Progress, seen: Observation, now: number): boolean {
  const patience = Math.max(STALLED_AFTER_AT_LEAST_MS, seen.targetDuration * 1000 * STALLED_AFTER_SEGMENTS);
  return now - before.advanced_at > patience;
}

/**
 * Is the camera on the air? It is while its playlist can be read and counts on; a server that begins again at a lower
 * number counts on too. `now` is unix milliseconds.
 */
export function judgeLiveness(before: Progress, seen: Observation | undefined, now: number): Progress {
  if (seen && seen.sequence !== before.sequence) {
    return { live: true, sequence: seen.sequence, advanced_at: now, misses: 0 };
  }
  if (seen && !isStalled(before, seen, now)) return { ...before, misses: 0 };
  const misses = Math.min(before.misses + 1, MISSES_TO_LEAVE_THE_AIR);
  return { ...before, misses, live: before.live && misses < MISSES_TO_LEAVE_THE_AIR };
}
