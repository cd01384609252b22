import { VIEWERS_HEADER } from '@boma/domain/streams/media-urls.ts';
import { type Answer, cached, refuse } from './answer.ts';
import { type Camera, findCamera } from './cameras.ts';
import { readSegment, variantsOf } from './library.ts';
import { RENDITIONS } from './loop.ts';
import type { Players } from './players.ts';
import { masterPlaylist, mediaPlaylist } from './playlist.ts';
import { recordedStill } from './recordings.ts';
import type { Switchboard } from './switchboard.ts';
import { takeDuring } from './take.ts';
import { type Darkroom, isThumbnailSize, PREVIEW_SIZE } from './thumbnail.ts';
import { isTicketValid } from './token.ts';
import { currentSequence, isResolvable, liveWindow, type OnAir, segmentIndex } from './window.ts';

const APPLICATION = 'boma';
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

export interface MediaServer {
  secret: string;
  now: () => number;
  /** How far the camp's clock, which decides the light, is ahead of the real one. */
  campShift: number;
  switchboard: Switchboard;
  darkroom: Darkroom;
  players: Players;
}

function hasTicket(server: MediaServer, camera: Camera, query: URLSearchParams): boolean {
  const ticket = { expires: query.get('expires'), token: query.get('token') };
  return isTicketValid(server.secret, camera.code, ticket, server.now());
}

function carried(camera: Camera, query: URLSearchParams): string {
  if (!camera.paid) return '';
  return `?${new URLSearchParams({ expires: query.get('expires') ?? '', token: query.get('token') ?? '' })}`;
}

async function segment(
  server: MediaServer,
  camera: Camera,
  air: OnAir,
  rendition: string,
  name: string,
): Promise<Answer> {
  const sequence = Number(name);
  if (!isResolvable(sequence, server.now(), air)) return refuse(404, 'That segment is not in the window.');
  return {
    status: 200,
    type: 'video/mp2t',
    body: await readSegment(
      takeDuring(sequence, camera.code, server.campShift),
      rendition,
      segmentIndex(sequence),
    ),
    headers: cached(3600, camera.paid),
  };
}

/** Every master playlist names a new session to its player, so no cache may give it to two. */
function master(server: MediaServer, camera: Camera, query: string): Answer {
  const session = server.players.newSession();
  const take = takeDuring(currentSequence(server.now()), camera.code, server.campShift);
  const body = masterPlaylist(variantsOf(take), query === '' ? `?${session}` : `${query}&${session}`);
  return { status: 200, type: PLAYLIST_TYPE, body, headers: { 'cache-control': 'no-store' } };
}

const ADDRESS = /^\/boma\/([a-z0-9-]+)\/(?:playlist\.m3u8|([a-z0-9]+)\/(?:chunks\.m3u8|(\d{1,10})\.ts))$/;

/** Playlists and segments. */
export async function stream(server: MediaServer, url: URL): Promise<Answer> {
  const [, code = '', rendition, sequence] = ADDRESS.exec(url.pathname) ?? [];
  const camera = findCamera(code);
  if (!camera || (rendition && !RENDITIONS.some((each) => each.name === rendition))) {
    return refuse(404, 'There is no such stream.');
  }
  const query = url.searchParams;
  if (camera.paid && !hasTicket(server, camera, query))
    return refuse(403, 'This camera needs a valid token.');
  const air = server.switchboard.onAir(camera.code);
  if (!air) return refuse(404, 'This camera is off the air.');
  if (rendition && sequence) return segment(server, camera, air, rendition, sequence);
  const tokens = carried(camera, query);
  if (rendition) server.players.read(camera.code, query.get('session'));
  const answer: Answer = rendition
    ? {
        status: 200,
        type: PLAYLIST_TYPE,
        body: mediaPlaylist(liveWindow(server.now(), air), tokens),
        headers: cached(1, camera.paid),
      }
    : master(server, camera, tokens);
  const viewers = String(server.players.count(camera.code));
  return { ...answer, headers: { ...answer.headers, [VIEWERS_HEADER]: viewers } };
}

/** `/thumbnail?application=boma&streamname={code}&size={width}x{height}&format=jpeg`. */
export async function thumbnail(server: MediaServer, url: URL): Promise<Answer> {
  const query = url.searchParams;
  const camera = findCamera(query.get('streamname') ?? '');
  const size = query.get('size');
  if (query.get('application') === 'vod' && isThumbnailSize(size))
    return recordedStill(query.get('streamname') ?? '', size);
  if (query.get('application') !== APPLICATION || !camera) return refuse(404, 'There is no such stream.');
  if (!isThumbnailSize(size)) return refuse(400, 'That size is not offered.');
  if (query.get('format') !== 'jpeg') return refuse(400, 'Only jpeg is offered.');
  if (camera.paid && size !== PREVIEW_SIZE && !hasTicket(server, camera, query)) {
    return refuse(403, 'This size needs a valid token.');
  }
  if (!server.switchboard.onAir(camera.code)) return refuse(404, 'This camera is off the air.');
  return {
    status: 200,
    type: 'image/jpeg',
    body: await server.darkroom(camera, size, server.now()),
    headers: cached(10, camera.paid && size !== PREVIEW_SIZE),
  };
}
