/** What a check read from a camera's playlist. */
export interface Observation {
  /** The number of the newest segment. */
  readonly sequence: number;
  /** The most seconds that a segment lasts. */
  readonly targetDuration: number;
  /** How many players the media server counts. Null: it does not count. */
  readonly viewers: number | null;
}

/** What the checks remember of a camera. */
export interface Progress {
  readonly live: boolean;
  /** The newest segment seen, null before the first. */
  readonly sequence: number | null;
  /** When that segment was first seen, in unix milliseconds. */
  readonly advanced_at: number;
  /** How many checks in a row found no new segment. */
  readonly misses: number;
  /** How many players the media server counted last. Null: it does not count, or the camera is off the air. */
  readonly viewers: number | null;
}

export const neverSeen: Progress = { live: false, sequence: null, advanced_at: 0, misses: 0, viewers: null };

/** One miss may be the network. Two in a row are an outage. */
const MISSES_TO_LEAVE_THE_AIR = 2;
const STALLED_AFTER_SEGMENTS = 3;
const STALLED_AFTER_AT_LEAST_MS = 20_000;

function isStalled(before: Progress, observed: Observation, now: number): boolean {
  const patience = Math.max(
    STALLED_AFTER_AT_LEAST_MS,
    observed.targetDuration * 1000 * STALLED_AFTER_SEGMENTS,
  );
  return now - before.advanced_at > patience;
}

/**
 * The progress after a check. A camera is on the air while its playlist can be read and its newest segment changes, even to
 * a lower number after a restart of the server. `observed`: undefined when the playlist showed no segment. `now` is unix
 * milliseconds.
 */
export function judgeLiveness(before: Progress, observed: Observation | undefined, now: number): Progress {
  if (observed && observed.sequence !== before.sequence) {
    const { sequence, viewers } = observed;
    return { live: true, sequence, advanced_at: now, misses: 0, viewers };
  }
  if (observed && !isStalled(before, observed, now))
    return { ...before, misses: 0, viewers: observed.viewers };
  const misses = Math.min(before.misses + 1, MISSES_TO_LEAVE_THE_AIR);
  const live = before.live && misses < MISSES_TO_LEAVE_THE_AIR;
  return { ...before, misses, live, viewers: live ? before.viewers : null };
}
