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
  /** The newest segment of the last playlist, null before the first. */
  readonly sequence: number | null;
  /** The newest numbers that checks have found, the last one first. */
  readonly seen: readonly number[];
  /** When a number was last found that was not among those, in unix milliseconds. */
  readonly advanced_at: number;
  /** How many checks in a row found no new segment. */
  readonly misses: number;
  /** How many players the media server counted last. Null: it does not count, or the camera is off the air. */
  readonly viewers: number | null;
}

export const neverSeen: Progress = {
  live: false,
  sequence: null,
  seen: [],
  advanced_at: 0,
  misses: 0,
  viewers: null,
};

interface Dark {
  /** What the check found. */
  readonly live: boolean;
  /** What the check before found. */
  readonly wasLive: boolean;
  /** True if it was spared an outage when it left the air. */
  readonly wasSpared: boolean;
  /** True while staff work on it or it is a draft. */
  readonly isExempt: boolean;
}

/**
 * Whether an outage begins with this check, and whether the camera is spared one for now. A camera that has never been on the
 * air is neither.
 */
export function judgeOutage({ live, wasLive, wasSpared, isExempt }: Dark): {
  readonly begins: boolean;
  readonly spared: boolean;
} {
  const isDue = !live && (wasLive || wasSpared);
  return { begins: isDue && !isExempt, spared: isDue && isExempt };
}

/** A camera behind several edges can have a playlist at each, with numbers of its own. */
const SEEN_AT_MOST = 4;

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

/** True if the newest segment is the end of a playlist that was read before, perhaps at another edge. */
const isOld = ({ sequence, seen }: Progress, observed: Observation): boolean =>
  observed.sequence === sequence || seen.includes(observed.sequence);

/**
 * The progress after a check. A camera is on the air while its playlist can be read and its newest segment is a new one, even
 * one with a lower number after a restart of the server. `observed`: undefined when the playlist showed no segment. `now` is
 * unix milliseconds.
 */
export function judgeLiveness(before: Progress, observed: Observation | undefined, now: number): Progress {
  if (observed && !isOld(before, observed)) {
    const { sequence, viewers } = observed;
    const seen = [sequence, ...before.seen].slice(0, SEEN_AT_MOST);
    return { live: true, sequence, seen, advanced_at: now, misses: 0, viewers };
  }
  if (observed && !isStalled(before, observed, now))
    return { ...before, misses: 0, viewers: observed.viewers };
  const misses = Math.min(before.misses + 1, MISSES_TO_LEAVE_THE_AIR);
  const live = before.live && misses < MISSES_TO_LEAVE_THE_AIR;
  return { ...before, misses, live, viewers: live ? before.viewers : null };
}
