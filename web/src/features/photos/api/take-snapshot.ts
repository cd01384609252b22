import { SNAPSHOT_SIZE, UPLOAD_MAX_BYTES } from '@boma/domain/photos/photos.constants.ts';
import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { serverNow } from '../../../lib/server-clock.ts';

/** A picture that was taken, and when, in unix milliseconds. */
export interface Snapshot {
  readonly jpeg: Blob;
  readonly takenAt: number;
}

/** A very restless picture exceeds the limit at full quality, and fits with the second. */
const QUALITIES = [1, 0.92, 0.8];

/** The query that opens a members' camera. */
async function ticketFor({ id, subscriber_only }: StreamView): Promise<string> {
  if (!subscriber_only) return '';
  const { url } = (await callApi('streamPlayback', { params: { id } })).data;
  return new URL(url).search.replace('?', '&');
}

/** The address of the camera's picture of this moment. No cache has it. */
async function pictureAddress(stream: StreamView, now: number): Promise<string> {
  const [config, ticket] = await Promise.all([runtimeConfig(), ticketFor(stream)]);
  return `${thumbnailUrl(config, stream.code, 'large', now)}${ticket}`;
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser did not encode the picture.'))),
      'image/jpeg',
      quality,
    ),
  );

async function toJpeg(picture: ImageBitmap): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const { width, height } = SNAPSHOT_SIZE;
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  for (const quality of QUALITIES) {
    const jpeg = await encode(canvas, quality);
    if (jpeg.size <= UPLOAD_MAX_BYTES) return jpeg;
  }
  throw new Error('The picture has too many bytes.');
}

/** Takes a picture of what the camera shows now. @throws Error when the camera gives none. */
export async function takeSnapshot(stream: StreamView, signal: AbortSignal): Promise<Snapshot> {
  const takenAt = serverNow();
  const answer = await fetch(await pictureAddress(stream, takenAt), { signal, cache: 'no-store' });
  if (!answer.ok) throw new Error(`The media server answered ${answer.status}.`);
  const picture = await createImageBitmap(await answer.blob());
  try {
    return { jpeg: await toJpeg(picture), takenAt };
  } finally {
    picture.close();
  }
}
