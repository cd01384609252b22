import { describe, expect, it } from 'vitest';
import { playlistUrl, thumbnailUrl } from './media-urls.ts';
import { freeStream, invalidStreams, paidStream, partnerStream, youtubeStream } from './streams.fixtures.ts';
import {
  fullCover,
  hasStills,
  nextLiveStream,
  openPlaylistUrl,
  slugFromRoute,
  toStreamView,
} from './streams.policy.ts';
import { streamSchema, streamViewSchema } from './streams.schema.ts';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };

describe('streamSchema', () => {
  it.each([freeStream, paidStream, youtubeStream, partnerStream])('accepts $slug', (stream) => {
    expect(streamSchema.parse(stream)).toEqual(stream);
  });

  it('accepts a cover on another host', () => {
    const cover = 'https://img.example.org/khaya-dam-sm.jpg?v=2';
    expect(streamSchema.parse({ ...freeStream, cover }).cover).toBe(cover);
  });

  it.each(Object.entries(invalidStreams))('refuses %s', (_fault, stream) => {
    expect(streamSchema.safeParse(stream).success).toBe(false);
  });

  it('R3-013 gives a camera without a chat the general one', () => {
    const { chat: _omitted, ...quiet } = freeStream;
    expect(streamSchema.parse(quiet).chat).toBe('chat-general');
    expect(toStreamView({ ...freeStream, chat: '' }, false, media).chat).toBe('chat-general');
  });
});

describe('toStreamView', () => {
  it('shows the ten keys of a stream, its kind of source, what is public of its place, and whether it is live', () => {
    const view = toStreamView(freeStream, true, media);
    expect(streamViewSchema.parse(view)).toEqual(view);
    expect(Object.keys(view).sort()).toEqual(
      'about,chat,code,cover,id,live,name,noted_ts,place,preview,ranger,since,slug,source_kind,species,status_update,subscriber_only,youtube_id'.split(
        ',',
      ),
    );
  });

  it('R3-016 previews a camera by its live thumbnail and a paid one by the small thumbnail only', () => {
    expect(toStreamView(freeStream, true, media).preview).toContain('streamname=tau&size=640x360');
    expect(toStreamView(paidStream, true, media).preview).toContain('streamname=hyena-den&size=384x216');
    expect(toStreamView(freeStream, true, media).cover).toBe('/covers/tau-sm.jpg');
  });

  it('contains the YouTube id of a YouTube camera only', () => {
    expect(toStreamView(youtubeStream, true, media).youtube_id).toBe('abcdefghijk');
    expect(toStreamView(freeStream, true, media).youtube_id).toBeNull();
  });
});

describe('a camera of a partner', () => {
  const view = toStreamView(partnerStream, true, media);
  it('plays from its own address, with its token, and has no still to show', () => {
    expect(view.address).toBe('https://live.partner.example/dam.m3u8?key=7');
    expect(openPlaylistUrl(media, view)).toBe('https://live.partner.example/dam.m3u8?key=7');
    expect(view.preview).toBe('/covers/tau-sm.jpg');
    expect(streamViewSchema.parse(view)).toEqual(view);
  });

  it('differs from one of our media server, which has stills, and from one at YouTube', () => {
    const ours = toStreamView(freeStream, true, media);
    expect(openPlaylistUrl(media, ours)).toBe('https://media.example/boma/tau/playlist.m3u8');
    expect([view, ours, toStreamView(youtubeStream, true, media)].map(hasStills)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('fullCover', () => {
  it.each([
    ['a-sm.jpg', 'a.jpg'],
    ['/covers/tau-sm.JPG', '/covers/tau.JPG'],
    ['/a-sm.jpg?v=1', '/a.jpg?v=1'],
    ['/a-sm', '/a'],
    ['/a-small.jpg', '/a-small.jpg'],
    ['/x-sm/a.jpg', '/x-sm/a.jpg'],
  ])('R3-014 of %s is %s', (cover, full) => {
    expect(fullCover(cover)).toBe(full);
  });
});

describe('slugFromRoute', () => {
  it.each([
    ['tau-live', 'tau'],
    ['tau', 'tau'],
    ['live', 'live'],
    ['-live', ''],
    ['live-live', 'live'],
  ])('of %s is %j', (parameter, slug) => {
    expect(slugFromRoute(parameter)).toBe(slug);
  });
});

describe('nextLiveStream', () => {
  const streams = [
    { slug: 'tau', live: true, subscriber_only: false },
    { slug: 'tembe', live: false, subscriber_only: false },
    { slug: 'hyena-den', live: true, subscriber_only: true },
    { slug: 'nkorho', live: true, subscriber_only: false },
  ];

  it('offers the first other camera on the air that the viewer may watch', () => {
    expect(nextLiveStream(streams, 'tau', { member: false })?.slug).toBe('nkorho');
    expect(nextLiveStream(streams, 'tau', { member: true })?.slug).toBe('hyena-den');
  });

  it('prefers the same lodge over list order', () => {
    const sameLodge = new Set(['nkorho']);
    expect(nextLiveStream(streams, 'hyena-den', { member: true, sameLodge })?.slug).toBe('nkorho');
  });

  it('offers no camera when no other is on the air', () => {
    expect(nextLiveStream(streams.slice(0, 2), 'tau', { member: true })).toBeUndefined();
  });
});

describe('media URLs', () => {
  it('builds the playlist of a camera', () => {
    expect(playlistUrl(media, 'tau')).toBe('https://media.example/boma/tau/playlist.m3u8');
  });

  it('gives every page the same thumbnail within one refresh window', () => {
    expect(thumbnailUrl(media, 'tau', 'large', 42)).toBe(
      'https://media.example/thumbnail?application=boma&streamname=tau&size=1280x720&format=jpeg&t=42',
    );
    expect(thumbnailUrl(media, 'tau', 'small')).not.toContain('&t=');
  });
});
