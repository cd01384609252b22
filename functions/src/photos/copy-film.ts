import { filmListName, filmPartName } from '@boma/domain/photos/photos.policy.ts';
import { bestRendition } from '@boma/domain/streams/playlist.ts';
import { saveObject } from '../platform/bucket.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { keyedCache } from '../platform/keyed-cache.ts';
import { addressIn, fetchPlaylist } from '../streams/fetch-playlist.ts';
import { type CutPart, type FilmPart, filmList, readParts } from './film-cut.ts';
import { shortenPart } from './shorten-part.ts';

const WITHIN_MS = 5000;
/** Four seconds at 16 megabits have eight megabytes. */
const PART_MAX_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 3;

/** Many members keep the same kill: those who ask this process within half a minute share what it has fetched. */
const parts = keyedCache<Buffer>(30_000, 16);

/** @throws Error unless the media server answers in time with at most so many bytes. */
export async function fetchBytes(url: string, most: number): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel();
    throw new Error(`The media server answered ${response.status}, or too much.`);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > most) throw new Error('The media server answered too much.');
  return bytes;
}

/** What a camera can still show of its past, in its best rendition. @throws Error when the media server does not answer. */
export async function readFilm(url: string, now: number): Promise<FilmPart[]> {
  const first = await fetchPlaylist(url, AbortSignal.timeout(WITHIN_MS));
  const rendition = first.playlist?.kind === 'master' ? bestRendition(first.playlist) : undefined;
  const read = rendition
    ? await fetchPlaylist(addressIn(first, rendition), AbortSignal.timeout(WITHIN_MS))
    : first;
  return read.playlist?.kind === 'media' ? readParts(read.playlist, read.url, now) : [];
}

/** The tickets of two members differ, and open the same part. A server that starts anew counts anew, with other dates. */
function fetchPart({ url, datedAt }: FilmPart): Promise<Buffer> {
  const { origin, pathname } = new URL(url);
  return parts(`${origin}${pathname} ${datedAt}`, Date.now(), () => fetchBytes(url, PART_MAX_BYTES));
}

/**
 * Copies the parts from the media server into the bucket, and writes their playlist. No client reads them there. When it
 * fails, nothing is being written any more: the caller can delete what was copied.
 */
export async function copyFilm(folder: string, film: readonly CutPart[]): Promise<void> {
  const problems: unknown[] = [];
  await eachLimited([...film.entries()], AT_ONCE, async ([number, part]) => {
    if (problems.length > 0) return;
    await fetchPart(part)
      .then((bytes) => (part.isShortened ? shortenPart(bytes, part.seconds) : bytes))
      .then((bytes) => saveObject(filmPartName(folder, number), bytes, 'video/mp2t'))
      .catch((cause: unknown) => problems.push(cause));
  });
  if (problems.length > 0) throw problems[0];
  const list = Buffer.from(filmList(film));
  await saveObject(filmListName(folder), list, 'application/vnd.apple.mpegurl');
}
