import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { describe, expect, it } from 'vitest';
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
    ['/elsewhere', 'stream', undefined],
  ])('%s is that of a %s named %s', (path, name, part) => {
    const { page, part: found } = filledPageAt(path);
    expect([page.template, found]).toEqual([name, part]);
  });
});
