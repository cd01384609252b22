import { freeStream, paidStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import { embedHead, streamHead } from './camera-heads.ts';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const site = 'https://boma.example';
const tau = toStreamView({ ...freeStream, status_update: 'Two lionesses slept here.' }, true, media);
const dataOf = (stream: StreamView) => streamHead(stream, site).about?.data;

describe('the page of a camera', () => {
  it('describes itself with the name, the picture and the note of the camera', () => {
    expect(streamHead(tau, site)).toMatchObject({
      name: 'Tau',
      about: {
        description: expect.stringContaining('Two lionesses slept here.'),
        url: 'https://boma.example/wildlife/stream/tau-live',
        type: 'video.other',
        image: {
          url: 'https://boma.example/covers/tau.jpg',
          alt: 'Tau, seen by its camera',
          size: [1280, 720],
        },
        preload: '/covers/tau.jpg',
        oembed: 'https://boma.example/oembed?url=https%3A%2F%2Fboma.example%2Fwildlife%2Fstream%2Ftau-live',
      },
    });
    expect(streamHead(tau, site)).not.toHaveProperty('noindex');
  });

  it('tells search engines of a live broadcast from a place', () => {
    expect(dataOf(tau)).toEqual({
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
    const den = dataOf(toStreamView(paidStream, false, media));
    expect(den).toMatchObject({ isAccessibleForFree: false, publication: { isLiveBroadcast: false } });
    expect(JSON.stringify(den)).not.toMatch(/GeoCoordinates|24\.3|31\.1/);
  });

  it('says nothing of a place that is unknown', () => {
    const data = dataOf({ ...tau, place: null, species: [], since: null });
    for (const key of ['contentLocation', 'keywords', 'uploadDate']) expect(data).not.toHaveProperty(key);
  });

  it('names no paid source', () => {
    expect(JSON.stringify(streamHead(toStreamView(paidStream, true, media), site))).not.toContain('.m3u8');
  });

  it('keeps the address of a cover on another host', () => {
    const cover = 'https://img.example/a-sm.jpg?x=1&y=2';
    expect(streamHead({ ...tau, cover }, site).about).toMatchObject({
      image: { url: 'https://img.example/a.jpg?x=1&y=2' },
      preload: 'https://img.example/a.jpg?x=1&y=2',
    });
  });
});

it('the player for other sites is hidden from search engines, and sends them to the page of its camera', () => {
  expect(embedHead(tau, site)).toMatchObject({
    name: 'Tau',
    noindex: true,
    about: { url: 'https://boma.example/wildlife/stream/tau-live', preload: '/covers/tau.jpg' },
  });
  expect(embedHead(tau, site).about).not.toHaveProperty('data');
});
