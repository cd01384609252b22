import { featuredOf } from '@boma/domain/photos/photos.policy.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readPhotos, viewOf } from './read-photos.ts';

/** The most viewed photo is looked for among this many. */
const NEWEST = 50;

/** The photo on home, null without photos. */
export async function findFeaturedPhoto({ ctx }: { ctx: Ctx }): Promise<PhotoView | null> {
  const all = store.photos.all();
  const [byStaff, newest] = await Promise.all([
    // Photos without this time come last.
    all.orderBy('featured_at', 'desc').limit(1).get(),
    all.orderBy('created_at', 'desc').limit(NEWEST).get(),
  ]);
  const [chosen] = readPhotos(byStaff, ctx.log).filter(({ featured_at }) => featured_at !== null);
  const featured = featuredOf(chosen, readPhotos(newest, ctx.log), await ctx.clock.now());
  return featured ? viewOf(featured) : null;
}
