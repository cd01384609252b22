import { differencesOf, isSameStill, type MotionHabit, noHabit, scoreMotion } from './motion.ts';
import { DAY_SLOTS } from './reels.constants.ts';

/** The byte of two minutes without a still. */
const NO_STILL = 255;
const STEPS = 10;
/** After so many two minutes without a still the picture before says nothing of what moves now. */
const TOO_LONG_AGO = 5;
/** Missing two minutes in a row that are a gap. Fewer are stills that did not come through. */
const GAP_SLOTS = 3;
/** A score up to this is wind and noise. */
const QUIET = 3;
/** A score from this on fills a bar. */
const FULL = 15;

/** What is remembered of a camera's stills. Slots are numbers of two minutes since 1970. */
export interface StillMemory {
  readonly slot: number;
  /** The scores of the 48 hours that end with `slot`, a byte each. */
  readonly scores: Uint8Array;
  readonly grey: Uint8Array;
  readonly habit: MotionHabit;
  readonly same_since: number;
}

interface GreyStill {
  readonly slot: number;
  readonly grey: Uint8Array;
}

const noScores = () => new Uint8Array(DAY_SLOTS).fill(NO_STILL);

/** The scores of the 48 hours that end with `last`, of those that end with `slot`. */
function scoresUntil(last: number, { slot, scores }: Pick<StillMemory, 'slot' | 'scores'>): Uint8Array {
  const moved = noScores();
  const by = last - slot;
  if (by >= 0 && by < DAY_SLOTS) moved.set(scores.subarray(by), 0);
  if (by < 0 && by > -DAY_SLOTS) moved.set(scores.subarray(0, by), -by);
  return moved;
}

const byteOf = (score: number) => Math.min(NO_STILL - 1, Math.round(score * STEPS));

/** The memory with one more still in it. It must be newer than the last one. */
export function rememberStill(memory: StillMemory | undefined, { slot, grey }: GreyStill): StillMemory {
  const scores = memory ? scoresUntil(slot, memory) : noScores();
  const compared =
    memory && slot - memory.slot <= TOO_LONG_AGO
      ? scoreMotion(memory.habit, differencesOf(memory.grey, grey))
      : { score: 0, habit: memory?.habit ?? noHabit };
  scores[DAY_SLOTS - 1] = byteOf(compared.score);
  const isSame = memory !== undefined && isSameStill(memory.grey, grey);
  return { slot, scores, grey, habit: compared.habit, same_since: isSame ? memory.same_since : slot };
}

/** How much moved at last, from 0 to 100. */
export const movedLast = ({ scores }: Pick<StillMemory, 'scores'>): number =>
  movedOf(scores[DAY_SLOTS - 1] ?? NO_STILL) ?? 0;

function movedOf(byte: number): number | null {
  if (byte === NO_STILL) return null;
  return Math.round(100 * Math.min(1, Math.max(0, (byte / STEPS - QUIET) / (FULL - QUIET))));
}

/** How much moved in each of the 48 hours' two minutes that end with `last`. Null where no still is kept. */
export function movedUntil(
  last: number,
  memory: Pick<StillMemory, 'slot' | 'scores'> | undefined,
): (number | null)[] {
  return Array.from(memory ? scoresUntil(last, memory) : noScores(), movedOf);
}

interface Gap {
  readonly from: number;
  /** The slot after it. */
  readonly to: number;
}

/** The spans without stills, by slots. The newest two minutes are none: their still is still to come. */
export function gapsIn(moved: readonly (number | null)[], first: number): Gap[] {
  const gaps: Gap[] = [];
  let from = 0;
  for (let at = 0; at <= moved.length; at += 1) {
    if (at < moved.length && moved[at] === null) continue;
    if (at - from >= GAP_SLOTS) gaps.push({ from: first + from, to: first + at });
    from = at + 1;
  }
  return gaps;
}
