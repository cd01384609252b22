import {
  SIGHTING_FEED_PATHS,
  sightingStillPath,
  VIDEO_FEED_PATHS,
  videoPath,
} from '@boma/domain/content-paths.ts';
import { firstWords } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { SITE_NAME } from '@boma/domain/site-name.ts';
import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { UNTITLED_VIDEO } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { Feed, type Item } from 'feed';
import { withoutForbidden } from '../platform/escape-markup.ts';

export type FeedFormat = 'rss' | 'atom';

interface FeedWords {
  readonly title: string;
  readonly description: string;
  /** The page that lists the same. */
  readonly page: string;
  readonly paths: Readonly<Record<FeedFormat, string>>;
}

/** `items` begin with the newest. A feed changes only when they do, so that readers are answered 304. */
function writeFeed(words: FeedWords, items: readonly Item[], site: string, format: FeedFormat): string {
  const page = `${site}${words.page}`;
  const feed = new Feed({
    title: `${SITE_NAME}: ${words.title}`,
    description: words.description,
    id: page,
    link: page,
    language: 'en',
    copyright: SITE_NAME,
    generator: SITE_NAME,
    updated: items[0]?.date ?? new Date(0),
    feedLinks: { rss: `${site}${words.paths.rss}`, atom: `${site}${words.paths.atom}` },
  });
  for (const item of items) feed.addItem(item);
  return withoutForbidden(format === 'rss' ? feed.rss2() : feed.atom1());
}

/** The newest highlights as a feed. */
export function highlightsFeed(videos: readonly VideoView[], site: string, format: FeedFormat): string {
  const items = videos.map(({ id, title, description, cover, created_ts }) => {
    const link = `${site}${videoPath(id)}`;
    return {
      title: title ?? UNTITLED_VIDEO,
      id: link,
      link,
      description,
      date: new Date(created_ts * 1000),
      ...(cover ? { image: new URL(cover, `${site}/`).href } : {}),
    };
  });
  const words = {
    title: 'highlights',
    description: 'Short films of the best moments our cameras and rangers have caught.',
    page: linkTo('videoHighlights'),
    paths: VIDEO_FEED_PATHS,
  };
  return writeFeed(words, items, site, format);
}

/** The newest sightings as a feed. `nameOf` gives the name of a camera. Protected species are in no sighting. */
export function sightingsFeed(
  sightings: readonly Sighting[],
  nameOf: (slug: string) => string,
  site: string,
  format: FeedFormat,
): string {
  const items = sightings.map((sighting) => {
    const { id, caption, message, stream, avatar, created_ts } = sighting;
    return {
      title: `${caption} at ${nameOf(stream.slug)}`,
      // A camera has many sightings: the still tells them apart.
      id: `${site}${sightingStillPath(id)}`,
      link: `${site}${streamPath(stream.slug)}`,
      description: [firstWords(sighting), message].filter(Boolean).join('. '),
      date: new Date(created_ts * 1000),
      image: new URL(avatar, `${site}/`).href,
    };
  });
  const words = {
    title: 'sightings',
    description: 'Who was seen at our cameras, as our rangers report it.',
    page: linkTo('logbook'),
    paths: SIGHTING_FEED_PATHS,
  };
  return writeFeed(words, items, site, format);
}
