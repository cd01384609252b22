import { FILM_LIST } from '@boma/domain/content-paths.ts';
import { AppError } from '@boma/domain/errors.ts';
import { filmListName, filmPartName, type PhotoWithId } from '@boma/domain/photos/photos.policy.ts';
import { photoId } from '@boma/domain/photos/photos.schema.ts';
import { readObject } from '../platform/bucket.ts';
import type { Ctx } from '../platform/context.ts';
import { redirectTo, type ServedFile, serveFiles } from '../platform/http/serve-files.ts';
import { isSameSecret } from '../platform/is-same-secret.ts';
import { playbackSecret } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { playbackToken } from '../streams/playback-token.ts';
import { withTicket } from './film-cut.ts';
import { ticketName } from './play-moment.ts';
import { readPhoto } from './read-photos.ts';

const PATH = /^\/moments\/([^/]+)\/(film\.m3u8|\d{1,3}\.ts)$/;
const FILE_MAX_BYTES = 8 * 1024 * 1024;
/** Browsers keep an open film for an hour. A CDN forgets it after a minute, as the small page of a photo: it may be deleted. */
const OPEN = 'public, max-age=3600, s-maxage=60';
const MEMBERS_ONLY = 'private, no-store';

/** The query that opens a members' film. @throws AppError `forbidden` unless it was signed for this moment and has not ended. */
function requireTicket(id: string, search: URLSearchParams, now: number): string {
  const [expires, given] = [search.get('expires') ?? '', search.get('token') ?? ''];
  if (!/^[1-9]\d{0,11}$/.test(expires) || Number(expires) * 1000 <= now) throw new AppError('forbidden');
  const right = playbackToken(playbackSecret.value(), ticketName(id), Number(expires));
  if (!isSameSecret(given, right)) throw new AppError('forbidden');
  return `?expires=${expires}&token=${given}`;
}

async function readFile(name: string): Promise<Buffer> {
  const bytes = await readObject(name, FILE_MAX_BYTES);
  if (typeof bytes === 'string') throw new AppError('not-found');
  return bytes;
}

async function findMoment(ctx: Ctx, text: string): Promise<PhotoWithId> {
  const { data: id } = photoId.safeParse(decodeURIComponent(text));
  // One spelling, so that the CDN stores it once.
  const isSpelled = id !== undefined && encodeURIComponent(id) === text;
  const photo = isSpelled ? readPhoto(await store.photos(id).get(), ctx.log) : undefined;
  if (!photo?.film) throw new AppError('not-found');
  return photo;
}

async function findFilm(ctx: Ctx, path: string, search: URLSearchParams): Promise<ServedFile> {
  const [, id = '', file = ''] = PATH.exec(path) ?? [];
  const { id: of, folder, film } = await findMoment(ctx, id);
  const premium = film?.premium ?? true;
  // An open film takes no ticket. A query would make an address of its own, which the CDN does not have.
  if (!premium && search.size > 0) return redirectTo(path);
  const ticket = premium ? requireTicket(of, search, ctx.clock.real()) : '';
  const cacheControl = premium ? MEMBERS_ONLY : OPEN;
  if (file !== FILM_LIST) {
    const body = await readFile(filmPartName(folder, Number.parseInt(file, 10)));
    return { type: 'video/mp2t', body, cacheControl };
  }
  const list = (await readFile(filmListName(folder))).toString('utf8');
  return {
    type: 'application/vnd.apple.mpegurl',
    body: Buffer.from(withTicket(list, ticket)),
    cacheControl,
  };
}

/**
 * The films of moments. A CDN may answer those of open cameras for a minute. Those of members' cameras need a ticket at each
 * request, and no cache stores them at all.
 */
export const serveFilm = serveFiles({
  routeOf: (path) => (PATH.test(path) ? '/moments/:id/:file' : null),
  keysOf: (path) => (PATH.test(path) ? ['expires', 'token'] : undefined),
  find: ({ ctx, req }) => {
    const search = new URLSearchParams(/\?(.*)$/.exec(req.originalUrl)?.[1] ?? '');
    return findFilm(ctx, req.path, search);
  },
});
