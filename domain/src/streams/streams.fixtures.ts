import type { Place } from './place.schema.ts';
import type { Stream } from './streams.schema.ts';

const plains: Place = {
  name: 'Tshukudu Plains',
  country: 'South Africa',
  habitat: 'savannah',
  coordinates: { latitude: -24.3, longitude: 31.1 },
  protected_den: false,
};

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
  noted_at: null,
  maintenance: false,
  place: plains,
  species: [
    { name: 'lion', likelihood: 'often' },
    { name: 'fish eagle', likelihood: 'rarely' },
  ],
  about: 'An umbrella thorn on the open plain.',
  ranger: 'Naledi Khumalo',
  since: '2021-03-14',
  lodge_id: 1,
  position: 1,
};

export const paidStream: Stream = {
  ...freeStream,
  id: 8,
  slug: 'hyena-den',
  code: 'hyena-den',
  subscriber_only: true,
  place: { ...plains, habitat: 'den', protected_den: true },
};

export const youtubeStream: Stream = {
  ...freeStream,
  id: 9,
  slug: 'ridge',
  code: 'ridge',
  source: { kind: 'youtube', youtube_id: 'abcdefghijk' },
};

export const partnerStream: Stream = {
  ...freeStream,
  id: 10,
  slug: 'dam',
  code: 'dam',
  source: { kind: 'hls', address: 'https://live.partner.example/dam.m3u8?key=7' },
};

/** Each has the one fault that its name says. */
export const invalidStreams: Record<string, unknown> = {
  'a paid stream on YouTube': { ...youtubeStream, subscriber_only: true },
  'a paid stream of a partner': { ...partnerStream, subscriber_only: true },
  'a partner without TLS': {
    ...partnerStream,
    source: { kind: 'hls', address: 'http://live.partner.example/dam.m3u8' },
  },
  'a partner at an address of numbers': {
    ...partnerStream,
    source: { kind: 'hls', address: 'https://10.0.0.1/dam.m3u8' },
  },
  'a partner on this machine': {
    ...partnerStream,
    source: { kind: 'hls', address: 'https://localhost/dam.m3u8' },
  },
  'an unknown field': { ...freeStream, colour: 'red' },
  'an id of nought': { ...freeStream, id: 0 },
  'a slug with a slash': { ...freeStream, slug: 'tau/live' },
  'a cover that is no path of the site': { ...freeStream, cover: 'covers/tau-sm.jpg' },
  'a cover on no host': { ...freeStream, cover: '//' },
  'a cover by a script': { ...freeStream, cover: 'javascript:alert(1)' },
  'a chat that no page could join': { ...freeStream, chat: 'tau' },
  'an empty chat': { ...freeStream, chat: '' },
  'an empty name': { ...freeStream, name: '' },
  'coordinates finer than 0.1°': {
    ...freeStream,
    place: { ...plains, coordinates: { latitude: -24.32, longitude: 31.1 } },
  },
  'a latitude beyond the pole': {
    ...freeStream,
    place: { ...plains, coordinates: { latitude: -90.1, longitude: 31.1 } },
  },
  'an unknown habitat': { ...freeStream, place: { ...plains, habitat: 'zoo' } },
  'a likelihood in per cent': { ...freeStream, species: [{ name: 'lion', likelihood: '80 %' }] },
  'a day that does not exist': { ...freeStream, since: '2021-02-30' },
  'an unknown kind of source': { ...freeStream, source: { kind: 'rtmp' } },
  'no lodge field': (({ lodge_id: _omitted, ...rest }) => rest)(freeStream),
};
