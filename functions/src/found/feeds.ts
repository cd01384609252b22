import {
  SIGHTING_FEED_PATHS,
  sightingStillPath,
  VIDEO_FEED_PATHS,
  videoPath,
} from '@boma/domain/content-paths.ts';
import { firstWords } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { UNTITLED_VIDEO } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { Feed, type Item } from 'feed';
import { withoutForbidden } from '../platform/escape-markup.ts';
import type { Pictures } from './picture-facts.ts';

export type FeedFormat = 'rss' | 'atom';

export interface FeedOptions {
  /** Origin of the site. */
  readonly site: string;
  readonly format: FeedFormat;
  /** What is known of the pictures of the items, by address. */
  readonly pictures: Pictures;
}

interface FeedWords {
  readonly title: string;
  readonly description: string;
  /** The page that lists the same. */
  readonly page: string;
  readonly paths: Readonly<Record<FeedFormat, string>>;
}

/** An item, with the whole address of its picture. */
type FeedItem = Omit<Item, 'image'> & { readonly picture: string | undefined };

const unescaped = (attribute: string) => attribute.replaceAll('&amp;', '&');

/** The library guesses types by the end of the address, and `image/jpg` is none. */
const withTypes = (atom: string, pictures: Pictures) =>
  atom.replaceAll(
    /(<link rel="enclosure" href="([^"]*)" type=")[^"]*/g,
    (whole, before: string, address: string) => {
      const facts = pictures.get(unescaped(address));
      return facts ? `${before}${facts.type}` : whole;
    },
  );

/** A picture whose type and length are unknown is left out: an enclosure must have both. */
function enclosed({ picture, ...item }: FeedItem, pictures: Pictures): Item {
  const facts = picture === undefined ? undefined : pictures.get(picture);
  if (!picture || !facts) return item;
  return { ...item, image: { url: picture, type: facts.type, length: facts.bytes } };
}

/** `items` begin with the newest. A feed changes only when they do, so that readers are answered 304. */
function writeFeed(
  words: FeedWords,
  items: readonly FeedItem[],
  { site, format, pictures }: FeedOptions,
): string {
  const page = `${site}${words.page}`;
  const feed = new Feed({
    title: `${SITE_NAME}: ${words.title}`,
    description: words.description,
    id: page,
    link: page,
    language: 'en',
    copyright: SITE_NAME,
    generator: SITE_NAME,
    // Atom asks for an author of the whole, or of each entry.
    author: { name: SITE_NAME, link: site },
    updated: items[0]?.date ?? new Date(0),
    feedLinks: { rss: `${site}${words.paths.rss}`, atom: `${site}${words.paths.atom}` },
  });
  for (const item of items) feed.addItem(enclosed(item, pictures));
  return withoutForbidden(format === 'rss' ? feed.rss2() : withTypes(feed.atom1(), pictures));
}

const coverOf = ({ cover }: VideoView, site: string) => (cover ? new URL(cover, `${site}/`).href : undefined);
const stillOf = ({ avatar }: Sighting, site: string) => new URL(avatar, `${site}/`).href;

/** The addresses of the pictures in a feed of these highlights. */
export const coversOf = (videos: readonly VideoView[], site: string): string[] =>
  videos.flatMap((video) => coverOf(video, site) ?? []);

/** The addresses of the pictures in a feed of these sightings. */
export const stillsOf = (sightings: readonly Sighting[], site: string): string[] =>
  sightings.map((sighting) => stillOf(sighting, site));

/** The newest highlights as a feed. */
export function highlightsFeed(videos: readonly VideoView[], options: FeedOptions): string {
  const { site } = options;
  const items = videos.map((video) => {
    const { id, title, description, created_ts } = video;
    const link = `${site}${videoPath(id)}`;
    return {
      title: title ?? UNTITLED_VIDEO,
      id: link,
      link,
      description,
      date: new Date(created_ts * 1000),
      picture: coverOf(video, site),
    };
  });
  const words = {
    title: 'highlights',
    description: 'Short videos of the best moments our cameras and rangers have caught.',
    page: linkTo('videoHighlights'),
    paths: VIDEO_FEED_PATHS,
  };
  return writeFeed(words, items, options);
}

/** The newest sightings as a feed. `nameOf` gives the name of a camera. Protected species are in no sighting. */
export function sightingsFeed(
  sightings: readonly Sighting[],
  nameOf: (slug: string) => string,
  options: FeedOptions,
): string {
  const { site } = options;
  const items = sightings.map((sighting) => {
    const { id, caption, message, stream, created_ts } = sighting;
    return {
      title: `${caption} at ${nameOf(stream.slug)}`,
      // A camera has many sightings: the still tells them apart.
      id: `${site}${sightingStillPath(id)}`,
      link: `${site}${streamPath(stream.slug)}`,
      description: [firstWords(sighting), message].filter(Boolean).join('. '),
      date: new Date(created_ts * 1000),
      picture: stillOf(sighting, site),
    };
  });
  const words = {
    title: 'sightings',
    description: 'Who was seen at our cameras, as our rangers report it.',
    page: linkTo('logbook'),
    paths: SIGHTING_FEED_PATHS,
  };
  return writeFeed(words, items, options);
}
