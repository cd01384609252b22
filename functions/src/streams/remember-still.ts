import {
  movedLast,
  type StillMemory,
  rememberStill as withStill,
} from '@boma/domain/streams/camera-days.policy.ts';
import type { CameraDay } from '@boma/domain/streams/camera-days.schema.ts';
import {
  DAY_SLOTS,
  PEEK_EVERY_SLOTS,
  PEEKS_KEPT,
  PEEKS_SLOTS,
  peeksOfSlot,
  STILL_EVERY_MS,
} from '@boma/domain/streams/reels.constants.ts';
import type { Log } from '../platform/log.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { greyOf, peekOf } from './look-at-still.ts';

export interface TakenStill {
  readonly slug: string;
  /** The number of the two minutes that it was taken in. */
  readonly slot: number;
  /** In base64. */
  readonly jpeg: string;
}

/** What the newest still of a camera says. */
export interface Motion {
  /** From 0 to 100. */
  readonly moved: number;
  /** Since when all stills are the same, in unix milliseconds. */
  readonly same_since: number;
}

export const peeksOf = (slug: string, number: number) => store.cameraPeeks(`${slug}.${number}`);

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** The memory that a document stores. */
export const memoryIn = ({ slot, scores, grey, habit, same_since }: CameraDay): StillMemory => ({
  slot,
  scores: bytesOf(scores),
  grey: bytesOf(grey),
  habit,
  same_since,
});

/** The document that stores this memory. */
export const dayOf = (slug: string, memory: StillMemory): CameraDay => ({
  ...memory,
  slug,
  habit: {
    means: [...memory.habit.means],
    deviations: [...memory.habit.deviations],
    learned: memory.habit.learned,
  },
  scores: textOf(memory.scores),
  grey: textOf(memory.grey),
  expires_at: (memory.slot + DAY_SLOTS) * STILL_EVERY_MS,
});

async function keepPeek({ slug, slot }: TakenStill, jpeg: Buffer): Promise<void> {
  const peek = await peekOf(jpeg);
  if (peek === undefined) return;
  const number = peeksOfSlot(slot);
  const expires_at = (number + PEEKS_KEPT) * PEEKS_SLOTS * STILL_EVERY_MS;
  await peeksOf(slug, number).set({ slug, number, peeks: { [slot]: peek }, expires_at }, { merge: true });
  // The time-to-live policy may take a day longer, and the emulators have none.
  if (slot % PEEKS_SLOTS === 0) await peeksOf(slug, number - PEEKS_KEPT).delete();
}

/**
 * Compares a still with the one before, and keeps a tiny one in ten minutes. Returns what the comparison says; undefined if
 * a newer still was compared before.
 * @throws Error for what is no picture.
 */
export async function rememberStill(still: TakenStill, log: Log): Promise<Motion | undefined> {
  const { slug, slot } = still;
  const jpeg = Buffer.from(still.jpeg, 'base64');
  const [grey, document] = await Promise.all([
    greyOf(jpeg),
    store.cameraDays(slug).get(),
    slot % PEEK_EVERY_SLOTS === 0 ? keepPeek(still, jpeg) : undefined,
  ]);
  const day = readWellFormed(document, log);
  if (day && day.slot >= slot) return undefined;
  const memory = withStill(day && memoryIn(day), { slot, grey });
  await store.cameraDays(slug).set(dayOf(slug, memory));
  return { moved: movedLast(memory), same_since: memory.same_since * STILL_EVERY_MS };
}
