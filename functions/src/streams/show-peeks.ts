import { AppError } from '@boma/domain/errors.ts';
import type { PeeksView } from '@boma/domain/streams/camera-days.schema.ts';
import { PEEKS_KEPT, peeksOfSlot, STILL_EVERY_MS, slotAt } from '@boma/domain/streams/reels.constants.ts';
import { toSeconds } from '@boma/domain/time.ts';
import type { Ctx } from '../platform/context.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { peeksOf } from './remember-still.ts';

/**
 * Four hours of a camera in tiny stills, which everyone may see of members' cameras too. A time without stills is empty.
 * @throws AppError `not-found` for an unknown camera, and for a time that is not kept.
 */
export async function showPeeks({
  ctx,
  input: { slug, number },
}: {
  ctx: Ctx;
  input: { slug: string; number: number };
}): Promise<PeeksView> {
  const current = peeksOfSlot(slotAt(ctx.clock.real()));
  if (number > current || number <= current - PEEKS_KEPT) throw new AppError('not-found');
  const [camera, document] = await Promise.all([findPublicStream(ctx, slug), peeksOf(slug, number).get()]);
  if (!camera) throw new AppError('not-found');
  const peeks = Object.entries(readWellFormed(document, ctx.log)?.peeks ?? {})
    .map(([slot, webp]) => ({ ts: toSeconds(Number(slot) * STILL_EVERY_MS), webp }))
    .toSorted((a, b) => a.ts - b.ts);
  return { peeks };
}
