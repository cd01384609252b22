import { gzipSync } from 'node:zlib';
import { STILL_AT_HEADER, VIEWERS_HEADER } from '@boma/domain/streams/media-urls.ts';
import { type Answer, cached, cachedPlaylist, cachedSegment, refuse } from './answer.ts';
import type { Channel } from './channel.ts';
import type { Players } from './players.ts';
import { masterPlaylist, mediaPlaylist, PLAYLIST_TYPE } from './playlist.ts';
import { isStillSize, OPEN_SIZE, type StillSize } from './still-sizes.ts';
import { validTicket } from './tickets.ts';

const RECORDINGS = 'vod';

export interface Front {
  /** The first part of every live address. */
  readonly application: string;
  /** How long a segment is meant to be. */
  readonly segmentSeconds: number;
  readonly secret: string;
  readonly now: () => number;
  readonly channel: (code: string) => Channel | undefined;
  readonly players: Players;
  /** How long caches may keep the newest still. */
  readonly stillSeconds: Readonly<Record<StillSize, number>>;
  /** Answers below `/vod/`; `path` is what follows. */
  readonly recording: (path: string, query: URLSearchParams) => Promise<Answer>;
  readonly recordedStill: (code: string, size: StillSize) => Promise<Answer>;
}

const missing = refuse(404, 'There is no such stream.');

interface WrittenList {
  readonly version: string;
  /** Texts by query. Members have few different queries, because their tickets expire together. */
  readonly byQuery: Map<string, { readonly text: string; gzipped?: Buffer }>;
}
/** A crowd reads the same playlist: it is written and compressed once for each new segment. */
const written = new WeakMap<Channel, Map<string, WrittenList>>();
const MOST_QUERIES = 200;

function writtenList(channel: Channel, name: string, version: string): WrittenList {
  const lists = written.get(channel) ?? new Map<string, WrittenList>();
  written.set(channel, lists);
  const known = lists.get(name);
  if (known?.version === version && known.byQuery.size < MOST_QUERIES) return known;
  const list = { version, byQuery: new Map() };
  lists.set(name, list);
  return list;
}

function listAnswer(
  front: Front,
  channel: Channel,
  name: string,
  ticket: string,
  query: URLSearchParams,
): Answer {
  const list = channel.list(name, front.now());
  if (!list) return missing;
  const { byQuery } = writtenList(channel, name, list.version);
  const entry: { readonly text: string; gzipped?: Buffer } = byQuery.get(ticket) ?? {
    text: mediaPlaylist(list, front.segmentSeconds, ticket),
  };
  byQuery.set(ticket, entry);
  return {
    status: 200,
    type: PLAYLIST_TYPE,
    body: entry.text,
    gzipped: () => (entry.gzipped ??= gzipSync(entry.text)),
    headers: cachedPlaylist(channel.paid, query),
  };
}

/** Every master playlist names a new session to its player, so no cache may give it to two. */
function masterAnswer(front: Front, channel: Channel, ticket: string): Answer {
  const session = front.players.newSession(channel.code);
  const query = [ticket.slice(1), session].filter((part) => part !== '').join('&');
  const body = masterPlaylist(channel.renditions(front.now()), query === '' ? '' : `?${query}`);
  return { status: 200, type: PLAYLIST_TYPE, body, headers: { 'cache-control': 'no-store' } };
}

function withViewers(front: Front, { code }: Channel, answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, [VIEWERS_HEADER]: String(front.players.count(code)) } };
}

const ADDRESS = /^([a-z0-9-]+)\/(?:playlist\.m3u8|([a-z0-9]+)\/(?:chunks\.m3u8|(\d{1,12})\.ts))$/;

/** Playlists and segments. */
async function live(front: Front, path: string, query: URLSearchParams): Promise<Answer> {
  const [, code = '', rendition, sequence] = ADDRESS.exec(path) ?? [];
  const channel = front.channel(code);
  const now = front.now();
  if (!channel || (rendition !== undefined && !channel.list(rendition, now))) return missing;
  const ticket = channel.paid ? validTicket(front.secret, code, query, now) : '';
  if (ticket === undefined) return refuse(403, 'This camera needs a valid token.');
  if (!channel.onAir(now)) return refuse(404, 'This camera is off the air.');
  if (rendition === undefined) return withViewers(front, channel, masterAnswer(front, channel, ticket));
  if (sequence === undefined) {
    front.players.read(code, query.get('session'));
    return withViewers(front, channel, listAnswer(front, channel, rendition, ticket, query));
  }
  const found = await channel.segment(rendition, Number(sequence), now);
  if (!found) return refuse(404, 'That segment is not in the window.');
  return { status: 200, type: 'video/mp2t', ...found, headers: cachedSegment(channel.paid, query, now) };
}

/** `/thumbnail?application&streamname&size&format=jpeg`, and `at` in unix milliseconds for a moment of the window. */
async function still(front: Front, query: URLSearchParams): Promise<Answer> {
  const [code, size, application] = [
    query.get('streamname') ?? '',
    query.get('size'),
    query.get('application'),
  ];
  if (application === RECORDINGS && isStillSize(size)) return front.recordedStill(code, size);
  const channel = front.channel(code);
  if (application !== front.application || !channel) return missing;
  if (!isStillSize(size)) return refuse(400, 'That size is not offered.');
  if (query.get('format') !== 'jpeg') return refuse(400, 'Only jpeg is offered.');
  const at = query.get('at');
  if (at !== null && !/^\d{1,15}$/.test(at)) return refuse(400, 'The moment (at) is in unix milliseconds.');
  const now = front.now();
  const needsTicket = channel.paid && size !== OPEN_SIZE;
  if (needsTicket && validTicket(front.secret, code, query, now) === undefined)
    return refuse(403, 'This size needs a valid token.');
  if (!channel.onAir(now)) return refuse(404, 'This camera is off the air.');
  const body = await channel.still(size, now, at === null ? undefined : Number(at));
  if (!body) return refuse(404, 'There is no picture of that moment.');
  // The picture of a moment stays the same.
  const headers =
    at === null
      ? cached(front.stillSeconds[size], needsTicket)
      : { ...cached(3600, needsTicket), [STILL_AT_HEADER]: at };
  return { status: 200, type: 'image/jpeg', body, headers };
}

/** What a media server answers to this address: live streams, recordings and stills. */
export async function answerMedia(front: Front, url: URL): Promise<Answer> {
  const [, application, path = ''] = /^\/([^/]+)(?:\/(.*))?$/.exec(url.pathname) ?? [];
  if (application === 'thumbnail') return still(front, url.searchParams);
  if (application === RECORDINGS) return front.recording(path, url.searchParams);
  return application === front.application ? live(front, path, url.searchParams) : missing;
}
