import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { describe, expect, it } from 'vitest';
import { fillNamelessPage, fillUnknownPage } from './fill.ts';
import { fillShowPage } from './fill-show-page.ts';
import { fillVideoPage } from './fill-video-page.ts';
import { filledPageAt } from './filled-pages.ts';

const site = 'https://boma.example';
const template = '<title>Ranger Shows · Boma</title><!--boma:head--><div id="root"></div>';

const tagsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)">/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );
const dataOf = (html: string): unknown =>
  JSON.parse(/<script data-page type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the page of a kind of show', () => {
  const walks = {
    id: 2,
    type: 'bush-walk',
    title: 'Bush Walk',
    active: true,
    archived: false,
    cover_clean: '/covers/walk.jpg',
  };
  const show = (more: Partial<ShowView>): ShowView => ({
    id: 1,
    show_ts: 1_790_000_000,
    title: 'At first light',
    sub_title: '',
    minutes: 45,
    youtube_id: null,
    code: null,
    on_air: false,
    cancelled: false,
    cover_clean: '/covers/dawn.jpg',
    show_type: { type: 'bush-walk', title: 'Bush Walk' },
    sequence: 0,
    ...more,
  });

  it('has the picture of its next show that takes place', () => {
    const html = fillShowPage(
      template,
      walks,
      [show({ cancelled: true, cover_clean: '/covers/no.jpg' }), show({})],
      site,
    );
    expect(html).toContain('<title>Bush Walk · Ranger Shows · Boma</title>');
    expect(html).toContain('<link rel="canonical" href="https://boma.example/wildlife/shows/bush-walk">');
    expect(tagsOf(html)).toMatchObject({
      'og:image': 'https://boma.example/covers/dawn.jpg',
      description: 'Bush Walk: our rangers live from the field. Next: At first light.',
      'twitter:card': 'summary_large_image',
    });
    expect(dataOf(html)).toMatchObject({
      '@graph': [
        { '@type': 'BroadcastEvent', eventStatus: 'https://schema.org/EventCancelled' },
        {
          name: 'At first light',
          startDate: '2026-09-21T14:13:20.000Z',
          endDate: '2026-09-21T14:58:20.000Z',
          eventStatus: 'https://schema.org/EventScheduled',
        },
      ],
    });
  });

  it('has its name as the heading, escaped', () => {
    const page = `${template}<h1 class="a" data-filled-name="">Ranger Shows</h1>`;
    expect(fillShowPage(page, walks, [], site)).toContain('<h1 class="a" data-filled-name="">Bush Walk</h1>');
    const hostile = fillShowPage(page, { ...walks, title: '</h1><script>$&' }, [], site);
    expect(hostile).toContain('<h1 class="a" data-filled-name="">&lt;/h1&gt;&lt;script&gt;$&amp;</h1>');
  });

  it('has its own picture while no show is planned, and no structured data', () => {
    const html = fillShowPage(template, walks, [], site);
    expect(tagsOf(html)).toMatchObject({ 'og:image': 'https://boma.example/covers/walk.jpg' });
    expect(dataOf(html)).toBeNull();
    expect(html).not.toContain('<!--boma:');
  });
});

describe('the page of a video', () => {
  const video: VideoView = {
    id: 12,
    type: 'highlight',
    title: 'Eleven lions & one </script><b>tree',
    description: '',
    cover: '/covers/tau.jpg',
    storage_reference: 'https://media.example/vod/tau/playlist.m3u8',
    youtube_id: null,
    created_ts: 1_790_000_000,
    duration: 64,
    view_count: 3,
    show: null,
  };

  it('has its picture and describes a film', () => {
    const html = fillVideoPage(template, video, site);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<b>');
    expect(tagsOf(html)).toMatchObject({
      'og:image': 'https://boma.example/covers/tau.jpg',
      'og:url': 'https://boma.example/wildlife/video-highlights/12',
      'og:type': 'video.other',
    });
    expect(dataOf(html)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: video.title,
      description: video.title,
      url: 'https://boma.example/wildlife/video-highlights/12',
      thumbnailUrl: ['https://boma.example/covers/tau.jpg'],
      uploadDate: '2026-09-21T14:13:20.000Z',
      isAccessibleForFree: true,
      duration: 'PT64S',
      contentUrl: 'https://media.example/vod/tau/playlist.m3u8',
    });
  });

  describe('stands in for its player until the page is alive', () => {
    const frame =
      `${template}<h2 data-filled-name="">Video</h2>` +
      '<div class="picture"><!--boma:video-picture--></div><div class="words"><!--boma:video-words--></div>';
    const wordsOf = (html: string) => /<div class="words">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
    const knownOf = (html: string): unknown =>
      JSON.parse(/<script type="application\/json" id="boma-video">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

    it('with its title, its picture, which is fetched at once, its words, and what the page needs', () => {
      const plain = { ...video, title: 'Lions', description: 'All of them.' };
      const html = fillVideoPage(frame, plain, site);
      expect(html).toContain('<h2 data-filled-name="">Lions</h2>');
      expect(html).toContain(
        '<div class="picture"><img src="/covers/tau.jpg" alt="A picture of Lions" fetchpriority="high"></div>',
      );
      expect(html).toContain(
        '<link data-page rel="preload" as="image" href="/covers/tau.jpg" fetchpriority="high">',
      );
      expect(wordsOf(html)).toMatch(/^<p>All of them\.<\/p><script/);
      expect(knownOf(html)).toEqual(plain);
    });

    it('with the kind of a premium one, and without its film', () => {
      const html = fillVideoPage(frame, { ...video, type: 'pick', storage_reference: null }, site);
      expect(wordsOf(html)).toMatch(/^<p data-label>RANGER PICK<\/p><script/);
      expect(html).not.toContain('m3u8');
    });

    it('and escapes every text', () => {
      const text = `"></p></script><script>alert('$&')</script><!--boma:video-words--><!--boma:head-->`;
      const hostile = { ...video, title: text, description: text, cover: `/a"><script>.jpg` };
      const html = fillVideoPage(frame, hostile, site);
      expect(html.match(/<script[^>]*>/g)).toEqual([
        '<script data-page type="application/ld+json">',
        '<script type="application/json" id="boma-video">',
      ]);
      expect(html.match(/<\/script>/g)).toHaveLength(2);
      expect(html).not.toContain('<!--');
      expect(html).toContain('<img src="/a&quot;&gt;&lt;script&gt;.jpg"');
      expect(knownOf(html)).toEqual(hostile);
    });

    it('without a picture where it has none', () => {
      const html = fillVideoPage(frame, { ...video, cover: '' }, site);
      expect(html).toContain('<div class="picture"></div>');
      expect(html).not.toMatch(/<img|rel="preload"/);
    });

    it.each([
      ['unknown', fillUnknownPage(frame, 'Video not found')],
      ['unreadable', fillNamelessPage(frame)],
    ])('but is empty for an %s one', (_, html) => {
      expect(html).toContain('<div class="picture"></div><div class="words"></div>');
      expect(html).not.toContain('<!--');
    });
  });

  it('says that a premium one is not free, and names no film', () => {
    const data = dataOf(fillVideoPage(template, { ...video, type: 'pick', storage_reference: null }, site));
    expect(data).toMatchObject({ isAccessibleForFree: false });
    expect(data).not.toHaveProperty('contentUrl');
  });
});

describe('the page at a path', () => {
  it.each([
    ['/wildlife/stream/tau-live', 'stream', 'tau-live'],
    ['/wildlife/shows/bush-walk', 'show', 'bush-walk'],
    ['/wildlife/video-highlights/12/', 'video', '12'],
    ['/wildlife/video-highlights/12/13', 'video', undefined],
    ['/embed/tau', 'embed', 'tau'],
    ['/embed', 'stream', undefined],
    ['/elsewhere', 'stream', undefined],
  ])('%s is that of a %s named %s', (path, name, part) => {
    const { page, part: found } = filledPageAt(path);
    expect([page.template, found]).toEqual([name, part]);
  });
});
