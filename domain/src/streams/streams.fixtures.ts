import type { Stream } from './streams.schema.ts';

export const freeStream: Stream = {
  id: 7,
  slug: 'tau',
  name: 'Tau',
  code: 'tau',
  source: { kind: 'hls' },
  chat: 'chat-general',
  subscriber_only: false,
  cover: '/covers/tau-sm.jpg',
  status_update: '',
  lodge_id: 1,
  position: 1,
};

export const paidStream: Stream = {
  ...freeStream,
  id: 8,
  slug: 'hyena-den',
  code: 'hyena-den',
  subscriber_only: true,
};

export const youtubeStream: Stream = {
  ...freeStream,
  id: 9,
  slug: 'ridge',
  code: 'ridge',
  source: { kind: 'youtube', youtube_id: 'abcdefghijk' },
};

/** Each has the one fault that its name says. */
export const invalidStreams: Record<string, unknown> = {
  'a paid stream on YouTube': { ...youtubeStream, subscriber_only: true },
  'an unknown field': { ...freeStream, colour: 'red' },
  'an id of nought': { ...freeStream, id: 0 },
  'a slug with a slash': { ...freeStream, slug: 'tau/live' },
  'a cover that is no path of the site': { ...freeStream, cover: 'covers/tau-sm.jpg' },
  'a cover on no host': { ...freeStream, cover: '//' },
  'a cover by a script': { ...freeStream, cover: 'javascript:alert(1)' },
  'a chat that no page could join': { ...freeStream, chat: 'tau' },
  'an empty chat': { ...freeStream, chat: '' },
  'an empty name': { ...freeStream, name: '' },
  'an unknown kind of source': { ...freeStream, source: { kind: 'rtmp' } },
  'no lodge field': (({ lodge_id: _omitted, ...rest }) => rest)(freeStream),
};
