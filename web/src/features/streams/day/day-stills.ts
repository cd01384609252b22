import { AppError } from '@boma/domain/errors.ts';
import type { PeeksView } from '@boma/domain/streams/camera-days.schema.ts';
import {
  PEEK_EVERY_SLOTS,
  peeksOfSlot,
  REEL_STILLS,
  STILL_EVERY_MS,
} from '@boma/domain/streams/reels.constants.ts';
import type { ReelView } from '@boma/domain/streams/reels.schema.ts';

/** How the stills are read: half an hour, one of two minutes, and four hours of tiny ones. */
export interface StillReaders {
  readonly reel: (number: number) => Promise<ReelView>;
  readonly still: (slot: number) => Promise<{ readonly jpeg: string }>;
  readonly peeks: (number: number) => Promise<PeeksView>;
}

interface Source {
  readonly read: StillReaders;
  /** Something has arrived, or failed. */
  readonly changed: () => void;
  readonly failed: (cause: unknown) => void;
}

type Reading = 'asked' | 'here' | 'failed';

/** Two minutes are named by their number since 1970, their slot. */
export interface DayStills {
  /** Asks for the tiny stills around this slot. */
  readonly wantPeek: (slot: number) => void;
  /** Asks for the still of this slot. */
  readonly wantStill: (slot: number) => void;
  /** Asks for the half hours from this slot on, up to `last`. */
  readonly wantReels: (slot: number, reels: number, last: number) => void;
  /** The still of this slot, else the tiny one of its ten minutes. A data URL. */
  readonly pictureAt: (slot: number) => string | undefined;
  /**
   * The next slot with a still after this one, as far as the half hours are here; `last` if none follows. The same slot
   * while the half hour that follows is not here yet.
   */
  readonly after: (slot: number, last: number) => number;
  readonly isLoading: () => boolean;
  readonly isFailed: () => boolean;
  /** Forgets what failed, so that it is asked for again. */
  readonly retry: () => void;
  /**
   * Forgets that the newest half hour and the newest four hours are here: they have grown. Those that were the newest when
   * this was called before have grown as well, even if the page was hidden for hours since.
   */
  readonly grown: (last: number) => void;
}

const reelOf = (slot: number) => Math.floor(slot / REEL_STILLS);
const slotOf = (ts: number) => Math.floor((ts * 1000) / STILL_EVERY_MS);
const jpegUrl = (jpeg: string) => `data:image/jpeg;base64,${jpeg}`;

/** Where no still is kept the server finds none. That is an answer. */
const isNone = (cause: unknown) => cause instanceof AppError && cause.code === 'not-found';

/** The readings by their names. Each is made once, unless it failed and the viewer or the network has returned. */
function openReadings({ changed, failed }: Omit<Source, 'read'>) {
  const readings = new Map<string, Reading>();
  const has = (reading: Reading) => [...readings.values()].includes(reading);
  return {
    readings,
    has,
    async ask<T>(name: string, read: () => Promise<T>, take: (answer: T) => void) {
      if (readings.has(name)) return;
      readings.set(name, 'asked');
      try {
        take(await read());
        readings.set(name, 'here');
      } catch (cause) {
        readings.set(name, isNone(cause) ? 'here' : 'failed');
        if (!isNone(cause)) failed(cause);
      }
      changed();
    },
  };
}

/** The stills of one camera, each read once when it is wanted. */
export function openStills({ read, ...tell }: Source): DayStills {
  const stills = new Map<number, string>();
  const peeks = new Map<number, string>();
  const { readings, has, ask } = openReadings(tell);
  let newest: number | undefined;
  const isReelHere = (slot: number) => readings.get(`reel ${reelOf(slot)}`) === 'here';
  return {
    wantPeek(slot) {
      const number = peeksOfSlot(slot);
      void ask(
        `peeks ${number}`,
        () => read.peeks(number),
        (answer) => {
          for (const { ts, webp } of answer.peeks) peeks.set(slotOf(ts), `data:image/webp;base64,${webp}`);
        },
      );
    },
    wantStill(slot) {
      if (stills.has(slot) || isReelHere(slot)) return;
      void ask(
        `still ${slot}`,
        () => read.still(slot),
        ({ jpeg }) => stills.set(slot, jpegUrl(jpeg)),
      );
    },
    wantReels(slot, reels, last) {
      const from = reelOf(slot);
      for (let number = from; number < from + reels && number <= reelOf(last); number += 1)
        void ask(
          `reel ${number}`,
          () => read.reel(number),
          (answer) => {
            for (const { ts, jpeg } of answer.stills) stills.set(slotOf(ts), jpegUrl(jpeg));
          },
        );
    },
    pictureAt: (slot) => stills.get(slot) ?? peeks.get(slot - (slot % PEEK_EVERY_SLOTS)),
    after(slot, last) {
      for (let at = slot + 1; at <= last; at += 1) {
        if (!isReelHere(at)) return at - 1;
        if (stills.has(at)) return at;
      }
      return last;
    },
    isLoading: () => has('asked'),
    isFailed: () => has('failed'),
    retry() {
      for (const [name, reading] of readings) if (reading === 'failed') readings.delete(name);
      tell.changed();
    },
    grown(last) {
      for (const slot of [newest ?? last, last]) {
        readings.delete(`reel ${reelOf(slot)}`);
        readings.delete(`peeks ${peeksOfSlot(slot)}`);
        readings.delete(`still ${slot}`);
      }
      newest = last;
    },
  };
}
