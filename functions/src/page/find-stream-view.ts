import { slug as slugSchema } from '@boma/domain/identifiers.ts';
import { slugFromRoute } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { listStreams } from '../streams/list-streams.ts';

/** The camera named by the last part of a stream page's path, in whatever letters. Undefined when there is none. */
export async function findStreamView({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { routeSlug: string };
}): Promise<StreamView | undefined> {
  const slug = slugSchema.safeParse(slugFromRoute(input.routeSlug.toLowerCase()));
  if (!slug.success) return undefined;
  const streams = await listStreams({ ctx });
  return streams.find((stream) => stream.slug === slug.data);
}
