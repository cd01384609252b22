import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import { media } from '../platform/params.ts';

/** Staff wait for it: a picture that takes longer is left out. */
const WITHIN_MS = 2500;
/** A document holds a megabyte, and base64 makes four bytes of three. */
const MAX_BYTES = 600_000;

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8;

/**
 * What the camera shows now, as base64 of a JPEG. A paid camera gives the small size that guests may see. Undefined when
 * the media server has no picture in time: a sighting does not wait for it.
 */
export async function fetchStill(
  stream: Pick<Stream, 'code' | 'source' | 'subscriber_only'>,
  now: number,
): Promise<string | undefined> {
  if (stream.source.kind !== 'hls' || stream.source.address !== undefined) return undefined;
  const size = stream.subscriber_only ? 'small' : 'medium';
  try {
    // The number of the second keeps caches from answering with an older picture.
    const url = thumbnailUrl(media(), stream.code, size, Math.floor(now / 1000));
    const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
      await response.body?.cancel();
      return undefined;
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    return isJpeg(bytes) && bytes.length <= MAX_BYTES ? bytes.toString('base64') : undefined;
  } catch {
    return undefined;
  }
}
