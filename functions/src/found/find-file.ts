import {
  OEMBED_PATH,
  PHOTO_SITEMAP_PATH,
  SIGHTING_FEED_PATHS,
  VIDEO_FEED_PATHS,
  VIDEO_SITEMAP_PATH,
} from '@boma/domain/content-paths.ts';
import { AppError } from '@boma/domain/errors.ts';
import { readPhotos, viewOf } from '../photos/read-photos.ts';
import type { Ctx } from '../platform/context.ts';
import { siteOrigin } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { listSightings } from '../sightings/list-sightings.ts';
import { listStreams } from '../streams/list-streams.ts';
import { coversOf, type FeedFormat, highlightsFeed, sightingsFeed, stillsOf } from './feeds.ts';
import { FEED_LENGTH, newestHighlights } from './newest-highlights.ts';
import { oembedOf, oembedQuery, slugOfPage } from './oembed.ts';
import { photoSitemap } from './photo-sitemap.ts';
import { picturesAt } from './picture-facts.ts';
import { videoSitemap } from './video-sitemap.ts';

export interface FoundFile {
  readonly type: string;
  readonly body: string;
}

type Find = (args: { ctx: Ctx; query: unknown }) => Promise<FoundFile>;

/** @throws AppError `not-found` for what is no camera of this site, and for XML, which is not offered. */
const oembed: Find = async ({ ctx, query }) => {
  const { success, data } = oembedQuery.safeParse(query);
  const slug = success && data.format === 'json' ? slugOfPage(data.url, siteOrigin()) : undefined;
  const stream = slug && (await listStreams({ ctx })).find((each) => each.slug === slug);
  if (!data || !stream) throw new AppError('not-found');
  return {
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(oembedOf(stream, siteOrigin(), data)),
  };
};

const typeOf = (format: FeedFormat) => `application/${format}+xml; charset=utf-8`;

const feed =
  (format: FeedFormat): Find =>
  async ({ ctx }) => {
    const site = siteOrigin();
    const found = await newestHighlights({ ctx, input: { limit: FEED_LENGTH } });
    const pictures = await picturesAt(coversOf(found, site), ctx.clock.real());
    return { type: typeOf(format), body: highlightsFeed(found, { site, format, pictures }) };
  };

const newestSightings =
  (format: FeedFormat): Find =>
  async ({ ctx }) => {
    const site = siteOrigin();
    const [{ sightings }, streams] = await Promise.all([
      listSightings({ ctx, input: {} }),
      listStreams({ ctx }),
    ]);
    const names = new Map(streams.map(({ slug, name }) => [slug, name]));
    const pictures = await picturesAt(stillsOf(sightings, site), ctx.clock.real());
    return {
      type: typeOf(format),
      body: sightingsFeed(sightings, (slug) => names.get(slug) ?? slug, { site, format, pictures }),
    };
  };

/** Search engines read at most so many in one file; older ones stay reachable through the pages of the list. */
const SITEMAP_LENGTH = 1000;

const videos: Find = async ({ ctx }) => ({
  type: 'application/xml; charset=utf-8',
  body: videoSitemap(await newestHighlights({ ctx, input: { limit: SITEMAP_LENGTH } }), siteOrigin()),
});

const photos: Find = async ({ ctx }) => {
  const found = await store.photos.all().orderBy('created_at', 'desc').limit(SITEMAP_LENGTH).get();
  return {
    type: 'application/xml; charset=utf-8',
    body: photoSitemap(readPhotos(found, ctx.log).map(viewOf), siteOrigin()),
  };
};

/** What other programs read of the site, by path. */
export const foundFiles: Readonly<Record<string, Find>> = {
  [OEMBED_PATH]: oembed,
  [VIDEO_FEED_PATHS.rss]: feed('rss'),
  [VIDEO_FEED_PATHS.atom]: feed('atom'),
  [SIGHTING_FEED_PATHS.rss]: newestSightings('rss'),
  [SIGHTING_FEED_PATHS.atom]: newestSightings('atom'),
  [VIDEO_SITEMAP_PATH]: videos,
  [PHOTO_SITEMAP_PATH]: photos,
};
