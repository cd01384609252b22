import { LOOP_SECONDS, SEGMENT_COUNT, SEGMENT_SECONDS } from './loop.ts';

const SEGMENT_MS = SEGMENT_SECONDS * 1000;

/** Sequence 0 began here. A multiple of the loop, so that sequence and picture share their phase. */
export const EPOCH_MS = Date.UTC(2026, 0, 1);

/** Four minutes can be rewound. */
export const WINDOW_SEGMENTS = 60;

/** Segments stay resolvable for this long after they left the window, for players that read an older playlist. */
const GRACE_SEGMENTS = 5;

/** When a camera returns, this many segments are there at once: what a player needs to start. */
export const HEAD_START = 3;

export interface OnAir {
  /** First sequence since the camera last came on the air. */
  since: number;
  /** Discontinuities that outages have added before and including `since`. */
  cuts: number;
}

export const ALWAYS: OnAir = { since: 0, cuts: 0 };

export interface LiveSegment {
  sequence: number;
  /** Which of the committed segments is shown. */
  index: number;
  startsAtMs: number;
  discontinuity: boolean;
}

export interface LiveWindow {
  mediaSequence: number;
  discontinuitySequence: number;
  segments: LiveSegment[];
}

/** The sequence that is being filmed at a moment; it is listed once it is complete. */
export const currentSequence = (nowMs: number): number => Math.floor((nowMs - EPOCH_MS) / SEGMENT_MS);

/** The newest segment that is complete at a moment; a segment appears once its last frame has passed. */
export const newestSequence = (nowMs: number): number => currentSequence(nowMs) - 1;

/** Seconds into the loop, 0 up to LOOP_SECONDS. */
export const loopSeconds = (nowMs: number): number => ((nowMs - EPOCH_MS) / 1000) % LOOP_SECONDS;

export const segmentIndex = (sequence: number): number => sequence % SEGMENT_COUNT;

/** When the loop began that contains a sequence. The light of a camera changes only then, at a discontinuity. */
export const loopStartMs = (sequence: number): number =>
  EPOCH_MS + (sequence - segmentIndex(sequence)) * SEGMENT_MS;

const isDiscontinuity = (sequence: number, air: OnAir) =>
  segmentIndex(sequence) === 0 || (air.cuts > 0 && sequence === air.since);

/**
 * The live window at a moment, derived from the wall clock alone: restarts and several servers agree.
 * A discontinuity marks each loop seam and the first segment after an outage.
 */
export function liveWindow(nowMs: number, air: OnAir = ALWAYS): LiveWindow {
  const newest = newestSequence(nowMs);
  const first = Math.max(air.since, newest - WINDOW_SEGMENTS + 1, 0);
  const segments: LiveSegment[] = [];
  for (let sequence = first; sequence <= newest; sequence += 1) {
    segments.push({
      sequence,
      index: segmentIndex(sequence),
      startsAtMs: EPOCH_MS + sequence * SEGMENT_MS,
      discontinuity: isDiscontinuity(sequence, air),
    });
  }
  // The tag counts what has left the list; the first segment's own tag is still in it (RFC 8216 §6.2.2).
  const upToFirst = Math.floor(first / SEGMENT_COUNT) + air.cuts;
  return {
    mediaSequence: first,
    discontinuitySequence: upToFirst - (isDiscontinuity(first, air) ? 1 : 0),
    segments,
  };
}

/** Whether a segment address still answers: in the window, or lately fallen out of it. */
export function isResolvable(sequence: number, nowMs: number, air: OnAir = ALWAYS): boolean {
  const newest = newestSequence(nowMs);
  return (
    sequence <= newest && sequence >= Math.max(air.since, newest - WINDOW_SEGMENTS + 1 - GRACE_SEGMENTS, 0)
  );
}

/** Whether a moment is in the window: a segment that is listed shows it. */
export function isListedMoment(atMs: number, nowMs: number, air: OnAir = ALWAYS): boolean {
  const { segments } = liveWindow(nowMs, air);
  return segments.some(({ startsAtMs }) => startsAtMs <= atMs && atMs < startsAtMs + SEGMENT_MS);
}

/** The state of a camera that comes back on the air at a moment: it goes on at the wall clock's sequence. */
export function returnToAir(nowMs: number, before: OnAir): OnAir {
  const since = Math.max(before.since + 1, newestSequence(nowMs) - HEAD_START + 1);
  return { since, cuts: before.cuts + (segmentIndex(since) === 0 ? 0 : 1) };
}
