import { AppError } from '@boma/domain/errors.ts';
import type { Lodge } from '@boma/domain/lodges/lodges.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';

/** @throws AppError `not-found`. */
export async function showLodge({ input }: { ctx: Ctx; input: { slug: string } }): Promise<Lodge> {
  const lodge = (await store.lodges(input.slug).get()).data();
  if (!lodge) throw new AppError('not-found');
  return lodge;
}
