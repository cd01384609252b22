import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { describe, expect, it } from 'vitest';
import { renderedPageAt } from './rendered-pages.ts';
import { showHead } from './show-head.ts';
import { videoHead } from './video-head.ts';

const site = 'https://boma.example';

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
    const head = showHead(walks, [show({ cancelled: true, cover_clean: '/covers/no.jpg' }), show({})], site);
    expect(head).toMatchObject({
      name: 'Bush Walk',
      about: {
        url: 'https://boma.example/wildlife/shows/bush-walk',
        image: { url: 'https://boma.example/covers/dawn.jpg', alt: 'A picture of At first light' },
        description: 'Bush Walk: our rangers live from the field. Next: At first light.',
        data: {
          '@graph': [
            { '@type': 'BroadcastEvent', eventStatus: 'https://schema.org/EventCancelled' },
            {
              name: 'At first light',
              startDate: '2026-09-21T14:13:20.000Z',
              endDate: '2026-09-21T14:58:20.000Z',
              eventStatus: 'https://schema.org/EventScheduled',
            },
          ],
        },
      },
    });
  });

  it('says what it is about, in its own words', () => {
    const { about } = showHead({ ...walks, lead: 'On foot, in single file.' }, [show({})], site);
    expect(about?.description).toBe('On foot, in single file. Next: At first light.');
    expect(showHead({ ...walks, lead: '' }, [], site).about?.description).toBe(
      'Bush Walk: our rangers live from the field.',
    );
  });

  it('has its own picture while no show is planned, and no structured data', () => {
    const { about } = showHead(walks, [], site);
    expect(about?.image?.url).toBe('https://boma.example/covers/walk.jpg');
    expect(about).not.toHaveProperty('data');
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
    camera: null,
  };

  it('has its picture, which is fetched at once, and describes a film', () => {
    expect(videoHead(video, site)).toEqual({
      name: video.title,
      about: {
        description: video.title,
        url: 'https://boma.example/wildlife/video-highlights/12',
        type: 'video.other',
        image: { url: 'https://boma.example/covers/tau.jpg', alt: `A picture of ${video.title}` },
        preload: '/covers/tau.jpg',
        data: {
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
        },
      },
    });
  });

  it('has no picture where the video has none', () => {
    const { about } = videoHead({ ...video, cover: '' }, site);
    expect(about).not.toHaveProperty('image');
    expect(about).not.toHaveProperty('preload');
  });

  it('says that a premium one is not free, and names no film', () => {
    const { about } = videoHead({ ...video, type: 'pick', storage_reference: null }, site);
    expect(about?.data).toMatchObject({ isAccessibleForFree: false });
    expect(about?.data).not.toHaveProperty('contentUrl');
  });
});

describe('the page at a path', () => {
  it.each([
    ['/wildlife/stream/tau-live', 'stream', 'tau-live'],
    ['/wildlife/shows/bush-walk', 'shows', 'bush-walk'],
    ['/wildlife/video-highlights/12/', 'videoHighlights', '12'],
    ['/wildlife/video-highlights/12/13', 'videoHighlights', undefined],
    ['/embed/tau', 'embed', 'tau'],
    ['/wildlife/about-us', 'aboutUs', ''],
    ['/wildlife/pangolin-watch/', 'cause', ''],
    ['/wildlife/naledi-khumalo', 'firstBiography', ''],
    ['/terms-of-service', 'termsOfService', ''],
    ['/privacy-policy/', 'privacyPolicy', ''],
    ['/embed', 'stream', undefined],
    ['/elsewhere', 'stream', undefined],
  ])('%s is that of a %s named %s', (path, name, part) => {
    const { page, part: found } = renderedPageAt(path);
    expect([page.name, found]).toEqual([name, part]);
  });
});
