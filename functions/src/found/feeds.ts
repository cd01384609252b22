import { VIDEO_FEED_PATHS } from '@boma/domain/content-paths.ts';
import { SITE_NAME } from '@boma/domain/site-name.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { UNTITLED_VIDEO } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { Feed } from 'feed';

export type FeedFormat = keyof typeof VIDEO_FEED_PATHS;

/** Where a video is watched. */
export const videoPage = (id: number, site: string) => `${site}${linkTo('videoHighlights')}/${id}`;

/** The newest highlights as a feed. It changes only when they do, so that readers are answered 304. */
export function highlightsFeed(videos: readonly VideoView[], site: string, format: FeedFormat): string {
  const page = `${site}${linkTo('videoHighlights')}`;
  const [newest] = videos;
  const feed = new Feed({
    title: `${SITE_NAME}: highlights`,
    description: 'Short films of the best moments our cameras and rangers have caught.',
    id: page,
    link: page,
    language: 'en',
    copyright: SITE_NAME,
    generator: SITE_NAME,
    updated: new Date((newest?.created_ts ?? 0) * 1000),
    feedLinks: {
      rss: `${site}${VIDEO_FEED_PATHS.rss}`,
      atom: `${site}${VIDEO_FEED_PATHS.atom}`,
    },
  });
  for (const { id, title, description, cover, created_ts } of videos) {
    const link = videoPage(id, site);
    feed.addItem({
      title: title ?? UNTITLED_VIDEO,
      id: link,
      link,
      description,
      date: new Date(created_ts * 1000),
      ...(cover ? { image: new URL(cover, `${site}/`).href } : {}),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}
