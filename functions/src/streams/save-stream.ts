import { type Stream, streamSchema } from '@boma/domain/streams/streams.schema.ts';
import type { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { parsePart } from '../platform/http/parse-request.ts';
import { requireUnnamed } from '../platform/require-unnamed.ts';
import { saveUnique } from '../platform/save-unique.ts';
import { store } from '../platform/store.ts';

/**
 * Adds a camera, or replaces the one with this slug. Unless the input says otherwise, a draft stays one.
 * @throws AppError `invalid-input` with every problem, `conflict` when another camera has the id.
 */
export async function saveStream({
  input,
}: {
  ctx: Ctx;
  input: z.input<typeof streamSchema>;
}): Promise<Stream> {
  const said = parsePart(streamSchema, input);
  requireUnnamed(said);
  return saveUnique(store.streams.all(), said.slug, said, ({ public_at }) =>
    public_at === undefined ? {} : { public_at },
  );
}
