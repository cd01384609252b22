import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { lions as sighting } from '@boma/domain/sightings/sightings.fixtures.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { highlightsFeed, sightingsFeed } from './feeds.ts';
import { photoSitemap } from './photo-sitemap.ts';
import { videoSitemap } from './video-sitemap.ts';

const site = 'https://boma.example';
const video = (more: Partial<VideoView>): VideoView => ({
  id: 12,
  type: 'highlight',
  title: 'Eleven lions & one tree',
  description: 'They <all> wanted the shade.',
  cover: '/covers/tau.jpg',
  storage_reference: 'https://media.example/vod/tau/playlist.m3u8',
  youtube_id: null,
  created_ts: 1_790_000_000,
  duration: 64,
  view_count: 3,
  show: null,
  camera: null,
  ...more,
});
const pictures = new Map([
  ['https://boma.example/covers/tau.jpg', { type: 'image/jpeg', bytes: 43_210 }],
  ['https://boma.example/covers/kudu.avif?w=1&h=2', { type: 'image/avif', bytes: 9876 }],
  ['https://boma.example/logbook/stills/fixture-lions.jpg', { type: 'image/jpeg', bytes: 21_000 }],
]);
const videos = [video({}), video({ id: 11, title: null, created_ts: 1_780_000_000 })];

it('readers of RSS find the newest highlights', () => {
  const feed = parseRssFeed(highlightsFeed(videos, { site, format: 'rss', pictures }));
  expect(feed).toMatchObject({
    title: 'Boma: highlights',
    link: 'https://boma.example/wildlife/video-highlights',
    items: [
      {
        title: 'Eleven lions & one tree',
        link: 'https://boma.example/wildlife/video-highlights/12',
        description: 'They <all> wanted the shade.',
        pubDate: 'Mon, 21 Sep 2026 14:13:20 GMT',
      },
      { title: 'Highlight Video', link: 'https://boma.example/wildlife/video-highlights/11' },
    ],
  });
});

it('readers of Atom find the same, with the moment of the newest', () => {
  const feed = parseAtomFeed(highlightsFeed(videos, { site, format: 'atom', pictures }));
  expect(feed).toMatchObject({
    id: 'https://boma.example/wildlife/video-highlights',
    updated: '2026-09-21T14:13:20.000Z',
  });
  expect(feed.entries?.map(({ id }) => id)).toEqual([
    'https://boma.example/wildlife/video-highlights/12',
    'https://boma.example/wildlife/video-highlights/11',
  ]);
});

it('gives whole documents also where stored texts have characters that XML forbids', () => {
  const odd = video({ title: 'soft\u000breturn\u0008 ]]> \ud800', description: '\u001dThe <end> ]]>' });
  const texts = [
    highlightsFeed([odd], { site, format: 'rss', pictures }),
    highlightsFeed([odd], { site, format: 'atom', pictures }),
    videoSitemap([odd], site),
    sightingsFeed([{ ...sighting, message: 'a\u000bb' }], () => 'T\u0000au', {
      site,
      format: 'rss',
      pictures,
    }),
    sightingsFeed([{ ...sighting, message: 'a\u000bb' }], () => 'T\u0000au', {
      site,
      format: 'atom',
      pictures,
    }),
  ];
  const forbidden = ['\u0000', '\u0008', '\u000b', '\u001d', '\ud800'];
  for (const text of texts) expect(forbidden.filter((each) => text.includes(each))).toEqual([]);
  expect(parseRssFeed(texts[0] ?? '').items?.[0]).toMatchObject({ description: 'The <end> ]]>' });
  expect(parseRssFeed(texts[0] ?? '').items?.[0]?.title).toContain('softreturn ]]>');
  expect(texts[1]).toContain('softreturn ');
  expect(texts[2]).toContain('<video:title>softreturn ]]&gt; </video:title>');
});

describe('a picture in a feed', () => {
  const shown = [
    video({}),
    video({ id: 11, cover: 'https://boma.example/covers/kudu.avif?w=1&h=2' }),
    video({ id: 10, cover: 'https://elsewhere.example/away.png' }),
    video({ id: 9, cover: '' }),
  ];
  const known = [
    { url: 'https://boma.example/covers/tau.jpg', type: 'image/jpeg', length: 43_210 },
    { url: 'https://boma.example/covers/kudu.avif?w=1&h=2', type: 'image/avif', length: 9876 },
  ];

  it('has its own type and length in RSS, and is left out where they are unknown', () => {
    const { items } = parseRssFeed(highlightsFeed(shown, { site, format: 'rss', pictures }));
    expect(items?.map(({ enclosures }) => enclosures?.[0])).toEqual([...known, undefined, undefined]);
  });

  it('has them in Atom too', () => {
    const { entries } = parseAtomFeed(highlightsFeed(shown, { site, format: 'atom', pictures }));
    const links = entries?.map(({ links: all }) => all?.find(({ rel }) => rel === 'enclosure'));
    expect(links).toEqual([
      ...known.map(({ url, ...facts }) => ({ rel: 'enclosure', href: url, ...facts })),
      undefined,
      undefined,
    ]);
  });

  it('is the still of a sighting', () => {
    const text = sightingsFeed([sighting], () => 'Tau', { site, format: 'rss', pictures });
    expect(parseRssFeed(text).items?.[0]?.enclosures).toEqual([
      {
        url: 'https://boma.example/logbook/stills/fixture-lions.jpg',
        type: 'image/jpeg',
        length: 21_000,
      },
    ]);
  });
});

it('names an author in Atom, as RFC 4287 asks', () => {
  for (const text of [
    highlightsFeed(videos, { site, format: 'atom', pictures }),
    sightingsFeed([sighting], () => 'Tau', { site, format: 'atom', pictures }),
  ])
    expect(parseAtomFeed(text).authors).toEqual([{ name: 'Boma', uri: 'https://boma.example/' }]);
});

it('is the same text until a video comes, also without any', () => {
  expect(highlightsFeed([], { site, format: 'rss', pictures })).toBe(
    highlightsFeed([], { site, format: 'rss', pictures }),
  );
  expect(parseRssFeed(highlightsFeed([], { site, format: 'rss', pictures })).title).toBe('Boma: highlights');
});

it('search engines learn where a video is watched and what it shows', () => {
  const map = videoSitemap([video({}), video({ id: 13, cover: '' })], site);
  expect(map).toContain('<loc>https://boma.example/wildlife/video-highlights/12</loc>');
  expect(map).toContain('<video:thumbnail_loc>https://boma.example/covers/tau.jpg</video:thumbnail_loc>');
  expect(map).toContain('<video:title>Eleven lions &amp; one tree</video:title>');
  expect(map).toContain('<video:duration>64</video:duration>');
  expect(map).toContain('<video:publication_date>2026-09-21T14:13:20.000Z</video:publication_date>');
  expect(map.match(/<url>/g)).toHaveLength(1);
});

describe('the feed of sightings', () => {
  const older = {
    ...sighting,
    id: 'older',
    created_ts: 1_780_000_000,
    message: 'They <all> drank.',
    first_in_days: 9,
  };
  const two = [{ ...sighting, id: 'newer', created_ts: 1_790_000_000 }, older];
  const nameOf = () => 'Tau & Co';

  it('says in RSS who was seen where, and leads to the camera', () => {
    expect(parseRssFeed(sightingsFeed(two, nameOf, { site, format: 'rss', pictures }))).toMatchObject({
      title: 'Boma: sightings',
      link: 'https://boma.example/wildlife/logbook',
      items: [
        { title: '2 lions at Tau & Co', link: 'https://boma.example/wildlife/stream/tau-live' },
        { title: '2 lions at Tau & Co', description: 'First lion in 9 days. They <all> drank.' },
      ],
    });
  });

  it('says the same in Atom, with the moment of the newest', () => {
    const text = sightingsFeed(two, nameOf, { site, format: 'atom', pictures });
    expect(parseAtomFeed(text).updated).toBe('2026-09-21T14:13:20.000Z');
    expect(text).toContain('2 lions at Tau & Co');
    expect(text).toContain('First lion in 9 days. They <all> drank.');
  });

  it('tells two sightings at one camera apart', () => {
    const ids = parseAtomFeed(sightingsFeed(two, nameOf, { site, format: 'atom', pictures })).entries?.map(
      ({ id }) => id,
    );
    expect(ids).toEqual([`${site}/logbook/stills/newer.jpg`, `${site}/logbook/stills/older.jpg`]);
    const guids = parseRssFeed(sightingsFeed(two, nameOf, { site, format: 'rss', pictures })).items?.map(
      ({ guid }) => guid?.value,
    );
    expect(new Set(guids).size).toBe(2);
  });
});

it('search engines find the photos on the page that lists them', () => {
  const map = photoSitemap([{ image: 'https://h/a.jpg?x=1&y=2' } as PhotoView], site);
  expect(map).toContain('<loc>https://boma.example/wildlife/photo-highlights</loc>');
  expect(map).toContain('<image:image><image:loc>https://h/a.jpg?x=1&amp;y=2</image:loc></image:image>');
});
