import {
  PHOTO_SITEMAP_PATH,
  photoSharePath,
  SIGHTING_FEED_PATHS,
  videoPath,
} from '@boma/domain/content-paths.ts';
import { showsPath } from '@boma/domain/site-paths.ts';
import { describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { site } from '../support/run.ts';

const get = (path: string, init: RequestInit = {}) => fetch(`${site()}${path}`, init);
const dataOf = (html: string): unknown =>
  JSON.parse(
    /<script(?: data-page)? type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  );
const pictureOf = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1];

const videosOf = async (type: 'highlight' | 'pick') =>
  (await call('listVideos', { body: { filters: { type: [type] }, per_page: 50 } })).data;

describe('the page of a video', () => {
  it('is filled in with its picture and what it is', async () => {
    const [video] = await videosOf('highlight');
    const answer = await get(videoPath(video?.id ?? 0));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/s-maxage=60/);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${site()}${videoPath(video?.id ?? 0)}">`);
    expect(pictureOf(html)).toMatch(/^https?:\/\//);
    expect(dataOf(html)).toMatchObject({
      '@type': 'VideoObject',
      name: video?.title,
      isAccessibleForFree: true,
    });
    expect(html).not.toContain('noindex');
  });

  it('shows its title, picture and words without a script, and fetches the picture at once', async () => {
    const video = (await videosOf('highlight')).find(({ description }) => description !== '');
    const html = await (await get(videoPath(video?.id ?? 0))).text();
    expect(html).toMatch(new RegExp(`<h2[^>]*>${video?.title}</h2>`));
    const cover = video?.cover.replaceAll('&', '&amp;');
    expect(html).toContain(`<img src="${cover}" alt=`);
    expect(html).toMatch(new RegExp(`<p[^>]*>${video?.description}</p>`));
    expect(html).toContain(`<link data-page rel="preload" as="image" href="${cover}"`);
    const facts: unknown = JSON.parse(/id="boma-facts">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(facts).toMatchObject({ video: { id: video?.id, title: video?.title, show: video?.show } });
  });

  it('R4-059 names no film of a premium one', async () => {
    const [pick] = await videosOf('pick');
    const html = await (await get(videoPath(pick?.id ?? 0))).text();
    expect(dataOf(html)).toMatchObject({ '@type': 'VideoObject', isAccessibleForFree: false });
    expect(html).not.toContain('playlist.m3u8');
  });

  it.each(['999999', 'nothing', '-1', '%3Cscript%3E'])('%s, which does not exist, is 404', async (id) => {
    const answer = await get(`/wildlife/video-highlights/${id}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<article');
  });
});

describe('the page of a kind of show', () => {
  it('is filled in with a picture', async () => {
    const { show_types: types } = (await call('listShowTypes')).data;
    for (const { type, title } of types) {
      const answer = await get(showsPath(type));
      const html = await answer.text();
      expect([answer.status, type]).toEqual([200, type]);
      expect(html).toContain(`<title>${title} · `);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(pictureOf(html)).toMatch(/^https?:\/\//);
      expect(html).not.toContain('noindex');
    }
    expect(types.length).toBeGreaterThan(1);
  });

  it('that does not exist is 404', async () => {
    expect((await get(showsPath('no-such-show'))).status).toBe(404);
  });
});

describe('what other programs read', () => {
  it.each([
    'rss',
    'atom',
  ] as const)('has the newest sightings as %s, which other sites may read', async (format) => {
    const answer = await get(SIGHTING_FEED_PATHS[format]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`application/${format}+xml; charset=utf-8`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const text = await answer.text();
    const { sightings } = (await call('listSightings', { query: {} })).data;
    expect(sightings.length).toBeGreaterThan(0);
    for (const { id } of sightings.slice(0, 10)) expect(text).toContain(`${site()}/logbook/stills/${id}.jpg`);
    expect(text).not.toMatch(/rhino|pangolin/i);
    const [enclosure = ''] = /<(?:enclosure|link rel="enclosure") [^>]*>/.exec(text) ?? [];
    const picture = await fetch(/(?:url|href)="([^"]*)"/.exec(enclosure)?.[1] ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { byteLength } = await picture.arrayBuffer();
    expect(enclosure).toContain('type="image/jpeg"');
    expect(enclosure).toContain(`length="${byteLength}"`);
    expect(text).not.toMatch(/image\/jpg|length="0"/);
  });

  it('has the photos in a sitemap that robots.txt names', async () => {
    const [photo] = (await call('searchPhotos', { body: { page: 1, per_page: 4, filters: {} } })).data;
    const map = await (await get(PHOTO_SITEMAP_PATH)).text();
    expect(map).toContain('<image:loc>');
    expect(map.replaceAll('&#38;', '&')).toContain(photo?.image);
    expect(await (await get('/robots.txt')).text()).toContain(PHOTO_SITEMAP_PATH);
    const share = await (await get(photoSharePath(photo?.id ?? ''))).text();
    expect(dataOf(share)).toMatchObject({ '@type': 'ImageObject', contentUrl: photo?.image });
  });
});
