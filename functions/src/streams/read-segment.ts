import type { Content, PictureCodec } from '@boma/domain/streams/codecs.ts';
import {
  beginsUnit,
  PACKET_BYTES,
  payloadOf,
  pidOf,
  SYNC_BYTE,
} from '@boma/domain/streams/transport-stream.ts';

/** The stream types of MPEG transport streams (ISO/IEC 13818-1). */
const PICTURE_TYPES: Readonly<Record<number, PictureCodec>> = {
  1: 'other',
  2: 'other',
  16: 'other',
  27: 'h264',
  36: 'hevc',
};
const SOUND_TYPES: Readonly<Record<number, 'aac' | 'other'>> = {
  3: 'other',
  4: 'other',
  6: 'other',
  15: 'aac',
  17: 'aac',
  129: 'other',
  135: 'other',
};

/** The first table that packets with this id carry. */
function tableOf(film: Uint8Array, id: number): Uint8Array | undefined {
  for (let at = 0; at + PACKET_BYTES <= film.length && film[at] === SYNC_BYTE; at += PACKET_BYTES) {
    const packet = film.subarray(at, at + PACKET_BYTES);
    if (pidOf(packet) !== id || !beginsUnit(packet)) continue;
    const payload = payloadOf(packet);
    return payload.subarray(1 + (payload[0] ?? 0));
  }
  return undefined;
}

const twelveBits = (bytes: Uint8Array, at: number) => (((bytes[at] ?? 0) & 0x0f) << 8) | (bytes[at + 1] ?? 0);
const thirteenBits = (bytes: Uint8Array, at: number) =>
  (((bytes[at] ?? 0) & 0x1f) << 8) | (bytes[at + 1] ?? 0);

/** What a segment contains, from its first bytes. Undefined for what is no MPEG transport stream. */
export function contentOfSegment(film: Uint8Array): Content | undefined {
  const programs = tableOf(film, 0);
  const map = programs && tableOf(film, thirteenBits(programs, 10));
  if (!map) return undefined;
  let [picture, sound]: [Content['picture'], Content['sound']] = [undefined, undefined];
  // The last four bytes are its checksum.
  const end = 3 + twelveBits(map, 1) - 4;
  for (let at = 12 + twelveBits(map, 10); at + 5 <= end; at += 5 + twelveBits(map, at + 3)) {
    const type = map[at] ?? 0;
    picture ??= PICTURE_TYPES[type];
    sound ??= SOUND_TYPES[type];
  }
  return { picture, sound };
}

/** The tables of a transport stream stand among its first packets, which these bytes hold. */
const HEAD_BYTES = 200 * PACKET_BYTES;

/** The first bytes of an answer. The rest is not read, also of a server that knows no ranges. */
async function headOf(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

/**
 * What a segment contains, from its first bytes. Undefined for what is no MPEG transport stream.
 * @throws Error if the media server does not answer or refuses.
 */
export async function readContent(url: string, signal: AbortSignal): Promise<Content | undefined> {
  const response = await fetch(url, { signal, headers: { Range: `bytes=0-${HEAD_BYTES - 1}` } });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The media server answered ${response.status} for a segment.`);
  }
  return response.body ? contentOfSegment(await headOf(response.body)) : undefined;
}
