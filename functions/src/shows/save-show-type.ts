import { type ShowType, showTypeSchema } from '@boma/domain/shows/show-types.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { parsePart } from '../platform/http/parse-request.ts';
import { requireUnnamed } from '../platform/require-unnamed.ts';
import { saveUnique } from '../platform/save-unique.ts';
import { store } from '../platform/store.ts';

/**
 * Adds a kind of show, or replaces the one with this type.
 * @throws AppError `invalid-input` with every problem, `conflict` when another one has the id.
 */
export async function saveShowType({ input }: { ctx: Ctx; input: ShowType }): Promise<ShowType> {
  const showType = parsePart(showTypeSchema, input);
  requireUnnamed(showType);
  await saveUnique(store.showTypes.all(), showType.type, showType);
  return showType;
}
