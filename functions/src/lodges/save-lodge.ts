import { type Lodge, lodgeSchema } from '@boma/domain/lodges/lodges.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { parsePart } from '../platform/http/parse-request.ts';
import { requireUnnamed } from '../platform/require-unnamed.ts';
import { saveUnique } from '../platform/save-unique.ts';
import { store } from '../platform/store.ts';

/**
 * Adds a lodge, or replaces the one with this slug.
 * @throws AppError `invalid-input` with every problem, `conflict` when another lodge has the id.
 */
export async function saveLodge({ input }: { ctx: Ctx; input: Lodge }): Promise<Lodge> {
  const lodge = parsePart(lodgeSchema, input);
  requireUnnamed(lodge);
  await saveUnique(store.lodges.all(), lodge.slug, lodge);
  return lodge;
}
