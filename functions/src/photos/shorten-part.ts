import {
  frameStart,
  PACKET_BYTES,
  pidOf,
  SYNC_BYTE,
  TICKS_PER_SECOND,
} from '@boma/domain/streams/transport-stream.ts';

/** The numbers of its clock have 33 bits and begin anew after 26 hours. */
const WRAP = 2 ** 33;

const isTransportStream = (film: Buffer): boolean =>
  film.length >= PACKET_BYTES &&
  film.length % PACKET_BYTES === 0 &&
  film[0] === SYNC_BYTE &&
  film[film.length - PACKET_BYTES] === SYNC_BYTE;

/**
 * The first seconds of a part of a film, an MPEG transport stream: without the pictures and the sound that come later, and
 * byte for byte the same before. Other bytes are answered as they are.
 */
export function shortenPart(film: Buffer, seconds: number): Buffer {
  if (!isTransportStream(film)) return film;
  const begun = new Map<number, number>();
  const over = new Set<number>();
  const kept: Buffer[] = [];
  for (let at = 0; at < film.length; at += PACKET_BYTES) {
    const packet = film.subarray(at, at + PACKET_BYTES);
    const id = pidOf(packet);
    const time = frameStart(packet)?.decodedAt;
    if (time !== undefined) {
      const first = begun.get(id) ?? time;
      begun.set(id, first);
      const shown = (time - first + WRAP) % WRAP;
      if (shown >= seconds * TICKS_PER_SECOND && shown < WRAP / 2) over.add(id);
    }
    if (!over.has(id)) kept.push(packet);
  }
  return Buffer.concat(kept);
}
