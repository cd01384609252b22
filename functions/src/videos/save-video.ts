import { type Video, videoSchema } from '@boma/domain/videos/videos.schema.ts';
import type { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { parsePart } from '../platform/http/parse-request.ts';
import { requireUnnamed } from '../platform/require-unnamed.ts';
import { saveUnique } from '../platform/save-unique.ts';
import { store } from '../platform/store.ts';

/**
 * Adds a video, or replaces the one with this id: for the seed, which decides when a video was made.
 * @throws AppError `invalid-input` with every problem.
 */
export async function saveVideo({ input }: { ctx: Ctx; input: z.input<typeof videoSchema> }): Promise<Video> {
  const video = parsePart(videoSchema, input);
  requireUnnamed(video);
  await saveUnique(store.videos.all(), String(video.id), video);
  return video;
}
