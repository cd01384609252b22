import { STILL_AT_HEADER, stillUrlAt, thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { logFailure } from '../../../lib/log.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { drawStill, toJpeg } from '../jpeg.ts';
import type { Sight } from '../sight.ts';

/** A picture that was taken. */
export interface Snapshot {
  readonly jpeg: Blob;
  /** True for the picture that the viewer saw, false for the newest one. */
  readonly isSeen: boolean;
}

/** The query that opens a members' camera. */
async function ticketFor({ id, subscriber_only }: StreamView): Promise<string> {
  if (!subscriber_only) return '';
  const { url } = (await callApi('streamPlayback', { params: { id } })).data;
  return new URL(url).search.replace('?', '&');
}

/** The address of the camera's newest picture. No cache has it. */
async function pictureAddress(stream: StreamView): Promise<string> {
  const [config, ticket] = await Promise.all([runtimeConfig(), ticketFor(stream)]);
  return `${thumbnailUrl(config, stream.code, 'large', serverNow())}${ticket}`;
}

const fetchStill = (url: string, signal: AbortSignal) => fetch(url, { signal, cache: 'no-store' });

/** The still of the picture that the viewer saw. Undefined from a media server that has no still of it. */
async function stillOf(stream: StreamView, at: number, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const answer = await fetchStill(stillUrlAt(await pictureAddress(stream), at), signal);
    const isOfMoment = answer.ok && answer.headers.has(STILL_AT_HEADER);
    return isOfMoment ? await toJpeg(await drawStill(await answer.blob())) : undefined;
  } catch (cause) {
    signal.throwIfAborted();
    logFailure('Asking for the still of a moment', cause);
    return undefined;
  }
}

/**
 * The picture that the viewer saw: as the page drew it, or a sharper still of that moment. Undefined where neither can be
 * had.
 */
async function takeSeen(
  stream: StreamView,
  { drawing, at }: Sight,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  if (drawing?.isSharp) return toJpeg(drawing.canvas);
  const still = at === undefined ? undefined : await stillOf(stream, at, signal);
  return still ?? (drawing && toJpeg(drawing.canvas));
}

/**
 * The picture that ends a moment. Where the page shows no player the moment ends now, and so does the newest picture.
 * @throws Error when the camera gives none.
 */
export async function takeEnd(stream: StreamView, sight: Sight, signal: AbortSignal): Promise<Snapshot> {
  if (!sight.isOfPlayer) return takeSnapshot(stream, sight, signal);
  const jpeg = await takeSeen(stream, sight, signal);
  if (!jpeg) throw new Error('Neither the page nor the media server has the picture.');
  return { jpeg, isSeen: true };
}

/** Takes the picture that the viewer saw, else the newest one. @throws Error when the camera gives none. */
export async function takeSnapshot(stream: StreamView, sight: Sight, signal: AbortSignal): Promise<Snapshot> {
  const seen = await takeSeen(stream, sight, signal);
  if (seen) return { jpeg: seen, isSeen: true };
  const newest = await fetchStill(await pictureAddress(stream), signal);
  if (!newest.ok) throw new Error(`The media server answered ${newest.status}.`);
  return { jpeg: await toJpeg(await drawStill(await newest.blob())), isSeen: false };
}
