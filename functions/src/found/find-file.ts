import { OEMBED_PATH, VIDEO_FEED_PATHS, VIDEO_SITEMAP_PATH } from '@boma/domain/content-paths.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Ctx } from '../platform/context.ts';
import { siteOrigin } from '../platform/params.ts';
import { listStreams } from '../streams/list-streams.ts';
import { type FeedFormat, highlightsFeed } from './feeds.ts';
import { FEED_LENGTH, newestHighlights } from './newest-highlights.ts';
import { oembedOf, oembedQuery, slugOfPage } from './oembed.ts';
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

const feed =
  (format: FeedFormat): Find =>
  async ({ ctx }) => ({
    type: `application/${format}+xml; charset=utf-8`,
    body: highlightsFeed(
      await newestHighlights({ ctx, input: { limit: FEED_LENGTH } }),
      siteOrigin(),
      format,
    ),
  });

/** Search engines read at most so many in one file; older videos stay reachable through the pages of the list. */
const SITEMAP_LENGTH = 1000;

const sitemap: Find = async ({ ctx }) => ({
  type: 'application/xml; charset=utf-8',
  body: videoSitemap(await newestHighlights({ ctx, input: { limit: SITEMAP_LENGTH } }), siteOrigin()),
});

/** What other programs read of the site, by path. */
export const foundFiles: Readonly<Record<string, Find>> = {
  [OEMBED_PATH]: oembed,
  [VIDEO_FEED_PATHS.rss]: feed('rss'),
  [VIDEO_FEED_PATHS.atom]: feed('atom'),
  [VIDEO_SITEMAP_PATH]: sitemap,
};
