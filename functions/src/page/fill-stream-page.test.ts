import { freeStream, paidStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import { fillNamelessPage, fillUnknownPage } from './fill.ts';
import { fillEmbedPage } from './fill-embed-page.ts';
import { fillStreamPage } from './fill-stream-page.ts';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const site = 'https://boma.example';
const template = `<html><head><title>Live camera · Boma</title><!--boma:head--></head>
<body><div id="root" data-next="/assets/player.js"></div></body></html>`;
const tau = toStreamView({ ...freeStream, status_update: 'Two lionesses slept here.' }, true, media);

const fillFor = (stream: StreamView) => fillStreamPage(template, stream, site, media);

/** What a search engine reads: the page has one such element. */
function dataOf(html: string): unknown {
  const [, text = ''] = /<script data-page type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text);
}

describe('fillStreamPage', () => {
  const html = fillFor(tau);

  it('puts the name of the camera before the title of the page', () => {
    expect(html).toContain('<title>Tau · Live camera · Boma</title>');
    expect(html).toContain('<meta property="og:title" content="Tau · Live camera · Boma">');
  });

  it.each([
    '<link rel="canonical" href="https://boma.example/wildlife/stream/tau-live">',
    '<meta property="og:url" content="https://boma.example/wildlife/stream/tau-live">',
    '<meta property="og:type" content="video.other">',
    '<meta property="og:image" content="https://boma.example/covers/tau.jpg">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<link data-page rel="alternate" type="application/json+oembed" href="https://boma.example/oembed?url=https%3A%2F%2Fboma.example%2Fwildlife%2Fstream%2Ftau-live" title="Tau">',
    '<link data-page rel="preload" as="image" href="/covers/tau.jpg" fetchpriority="high">',
    '<meta data-page property="og:image:alt" content="Tau, seen by its camera">',
    '<style data-page>:root{--stream-poster:url("/covers/tau.jpg")}</style>',
    'Two lionesses slept here.',
  ])('holds %s', (tag) => {
    expect(html).toContain(tag);
  });

  it('names the player’s code and its playlist only where every viewer will play the camera by it', () => {
    const PLAYER =
      'data-next="/assets/player.js" data-playlist="https://media.example/boma/tau/playlist.m3u8"';
    expect(html).toContain(PLAYER);
    for (const other of [
      fillFor(toStreamView(paidStream, true, media)),
      fillFor({ ...tau, source_kind: 'youtube' }),
      fillUnknownPage(template, 'Camera not found'),
      fillNamelessPage(template),
    ])
      expect(other).not.toMatch(/data-next|data-playlist/);
  });

  it('tells search engines of a live broadcast from a place', () => {
    expect(dataOf(html)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'Tau',
      description:
        'Watch Tau live from Tshukudu Plains, South Africa: an African wildlife camera, day and night. Two lionesses slept here.',
      url: 'https://boma.example/wildlife/stream/tau-live',
      thumbnailUrl: ['https://boma.example/covers/tau.jpg'],
      isAccessibleForFree: true,
      uploadDate: '2021-03-14',
      keywords: ['lion', 'fish eagle'],
      contentLocation: {
        '@type': 'Place',
        name: 'Tshukudu Plains',
        address: { '@type': 'PostalAddress', addressCountry: 'South Africa' },
        geo: { '@type': 'GeoCoordinates', latitude: -24.3, longitude: 31.1 },
      },
      publication: {
        '@type': 'BroadcastEvent',
        name: 'Tau',
        isLiveBroadcast: true,
        startDate: '2021-03-14',
      },
    });
  });

  it('gives search engines no coordinates of the den of a protected species', () => {
    const den = fillFor(toStreamView(paidStream, false, media));
    expect(dataOf(den)).toMatchObject({
      isAccessibleForFree: false,
      publication: { isLiveBroadcast: false },
    });
    expect(den).not.toMatch(/GeoCoordinates|24\.3|31\.1/);
  });

  it('says nothing of a place that is unknown', () => {
    const bare = { ...tau, place: null, species: [], since: null };
    const data = dataOf(fillFor(bare));
    for (const key of ['contentLocation', 'keywords', 'uploadDate']) expect(data).not.toHaveProperty(key);
  });

  it('leaves no mark behind and keeps the rest of the template', () => {
    expect(html).not.toContain('<!--boma:');
    expect(html).toMatch(/<div id="root" data-next="\/assets\/player\.js" [^>]*><\/div>/);
  });

  it('names no paid source', () => {
    const den = fillFor(toStreamView(paidStream, true, media));
    expect(den).not.toContain('playlist.m3u8');
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='x",
    '<!--boma:head-->',
  ])('escapes the name %s', (name) => {
    const hostile = fillFor({ ...tau, name, status_update: name });
    expect(hostile).not.toContain(name);
    expect(hostile).not.toMatch(/<script(?! data-page type="application\/ld\+json")|<img/);
    expect(dataOf(hostile)).toMatchObject({ name });
  });

  it('inserts replacement patterns as text', () => {
    expect(fillFor({ ...tau, name: "$& $1 $` $'" })).toContain(
      '<title>$&amp; $1 $` $&#39; · Live camera · Boma</title>',
    );
  });

  it('keeps every cover inside its style element', () => {
    const html = fillFor({ ...tau, cover: '/a"b</style><script>.jpg?"\\</style>' });
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/url\("([^)]*)"\)/)?.[1]).not.toMatch(/["\\]/);
  });

  it('keeps the address of a cover on another host', () => {
    const cover = 'https://img.example/a-sm.jpg?x=1&y=2';
    expect(fillFor({ ...tau, cover })).toContain('content="https://img.example/a.jpg?x=1&amp;y=2"');
  });
});

describe('fillEmbedPage', () => {
  const frame =
    '<title>Embedded camera · Boma</title><!--boma:head--><h1 data-filled-name="" class="a">It</h1>';

  it.each([
    '<title>Tau · Embedded camera · Boma</title>',
    '<meta name="description" content="Watch Tau live from ',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://boma.example/wildlife/stream/tau-live">',
    '<style data-page>:root{--stream-poster:url("/covers/tau.jpg")}</style>',
    '<link data-page rel="preload" as="image" href="/covers/tau.jpg" fetchpriority="high">',
    '<h1 data-filled-name="" class="a">Tau</h1>',
  ])('holds %s', (part) => {
    expect(fillEmbedPage(frame, tau, site)).toContain(part);
  });

  it('escapes the name in the heading too, and takes nothing in it for a mark', () => {
    const name = "</h1><script>alert('$&')</script><!--boma:head-->";
    const html = fillEmbedPage(frame, { ...tau, name }, site);
    expect(html).toContain(
      '<h1 data-filled-name="" class="a">&lt;/h1&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;&lt;!--boma:head--&gt;</h1>',
    );
    expect(html).not.toContain('<script');
    expect(html.match(/<\/h1>/g)).toHaveLength(1);
  });
});

describe('fillUnknownPage', () => {
  it('is hidden from search engines', () => {
    const html = fillUnknownPage(template, 'Camera not found');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<title>Camera not found · Live camera · Boma</title>');
    expect(html).not.toContain('<!--boma:');
    const named = fillUnknownPage('<h1 data-filled-name="">Ranger Shows</h1>', 'Show not found');
    expect(named).toBe('<h1 data-filled-name="">Show not found</h1>');
  });
});

describe('fillNamelessPage', () => {
  it('keeps the title of the site and is hidden from search engines', () => {
    const html = fillNamelessPage(template);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<title>Live camera · Boma</title>');
    expect(html).not.toContain('<!--boma:');
  });
});
