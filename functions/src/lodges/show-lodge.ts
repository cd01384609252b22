import { collections } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { type Lodge, lodgeSchema } from '@boma/domain/lodges/lodges.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { readDocument } from '../platform/firestore.ts';

/** @throws AppError `not-found`. */
export async function showLodge({ input }: { ctx: Ctx; input: { slug: string } }): Promise<Lodge> {
  const lodge = await readDocument(`${collections.lodges}/${input.slug}`, lodgeSchema);
  if (!lodge) throw new AppError('not-found');
  return lodge;
}
