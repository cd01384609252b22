import { DAY_REELS, REEL_STILLS, STILL_EVERY_MS, slotAt } from '@boma/domain/streams/reels.constants.ts';
import type { ReelView } from '@boma/domain/streams/reels.schema.ts';

/** Two minutes each. */
export const DAY_SLOTS = DAY_REELS * REEL_STILLS;

type Reading = 'asked' | 'here' | 'failed';

export interface DayStills {
  /** The first and the last two minutes of the day, by their numbers since 1970. */
  readonly first: number;
  readonly last: number;
  /** Asks for the half hours from these two minutes on, unless they are here or on their way. */
  readonly want: (slot: number, reels: number) => void;
  /** The still of these two minutes, or the newest one before them that is here. A data URL. */
  readonly stillAt: (slot: number) => string | undefined;
  /**
   * The next two minutes that have a still; the last of the day if none follows. The same two minutes while the half hour
   * that follows is not here yet.
   */
  readonly after: (slot: number) => number;
  readonly isFailed: () => boolean;
  readonly isLoading: () => boolean;
  /** True if no half hour has a still. False until all are here. */
  readonly isEmpty: () => boolean;
  /** Forgets the half hours that failed, so that they are asked for again. */
  readonly retry: () => void;
}

interface Source {
  readonly read: (reel: number) => Promise<ReelView>;
  /** Something has arrived, or failed. */
  readonly changed: () => void;
  readonly failed: (cause: unknown) => void;
}

const reelOf = (slot: number) => Math.floor(slot / REEL_STILLS);

/** The stills of the 24 hours before `now` (unix milliseconds), each half hour fetched once when it is wanted. */
export function openDay(now: number, { read, changed, failed }: Source): DayStills {
  const last = slotAt(now);
  const first = last - DAY_SLOTS + 1;
  const readings = new Map<number, Reading>();
  const stills = new Map<number, string>();
  const ask = async (reel: number) => {
    readings.set(reel, 'asked');
    try {
      for (const { ts, jpeg } of (await read(reel)).stills)
        stills.set(Math.floor((ts * 1000) / STILL_EVERY_MS), `data:image/jpeg;base64,${jpeg}`);
      readings.set(reel, 'here');
    } catch (cause) {
      readings.set(reel, 'failed');
      failed(cause);
    }
    changed();
  };
  const readingAt = (slot: number) => readings.get(reelOf(slot));
  return {
    first,
    last,
    want(slot, reels) {
      const from = reelOf(slot);
      for (let reel = from; reel < from + reels && reel <= reelOf(last); reel += 1)
        if (!readings.has(reel)) void ask(reel);
    },
    stillAt(slot) {
      for (let at = slot; at >= first; at -= 1) {
        const still = stills.get(at);
        if (still !== undefined) return still;
        if (readingAt(at) !== 'here') return undefined;
      }
      return undefined;
    },
    after(slot) {
      for (let at = slot + 1; at <= last; at += 1) {
        if (readingAt(at) !== 'here') return at - 1;
        if (stills.has(at)) return at;
      }
      return last;
    },
    isFailed: () => [...readings.values()].includes('failed'),
    isLoading: () => [...readings.values()].includes('asked'),
    isEmpty: () =>
      stills.size === 0 && readings.size > DAY_REELS && ![...readings.values()].includes('asked'),
    retry() {
      for (const [reel, reading] of readings) if (reading === 'failed') readings.delete(reel);
    },
  };
}
