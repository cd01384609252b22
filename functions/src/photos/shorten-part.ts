/** An MPEG transport stream is made of packets of so many bytes, each of which begins with the same one. */
const PACKET = 188;
const SYNC = 0x47;
/** The clock of a transport stream. */
const TICKS_PER_SECOND = 90_000;
/** Its numbers have 33 bits and begin anew after 26 hours. */
const WRAP = 2 ** 33;
/** The stream ids of sound and pictures. */
const SOUND_OR_PICTURE = { first: 0xc0, last: 0xef } as const;

/** The five bytes of a time. */
const timeAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) >> 1) & 7) * 2 ** 30 +
  (bytes[at + 1] ?? 0) * 2 ** 22 +
  ((bytes[at + 2] ?? 0) >> 1) * 2 ** 15 +
  (bytes[at + 3] ?? 0) * 2 ** 7 +
  ((bytes[at + 4] ?? 0) >> 1);

/** When the picture or sound that begins in a packet is decoded. Undefined for all other packets. */
function decodedAt(packet: Uint8Array): number | undefined {
  const [, flags = 0, , control = 0, length = 0] = packet;
  if ((flags & 0x40) === 0 || (control & 0x10) === 0) return undefined;
  const pes = packet.subarray((control & 0x20) === 0 ? 4 : 5 + length);
  const [zero, nought, one, stream = 0, , , , times = 0] = pes;
  const isMedia = stream >= SOUND_OR_PICTURE.first && stream <= SOUND_OR_PICTURE.last;
  if (zero !== 0 || nought !== 0 || one !== 1 || !isMedia || (times & 0x80) === 0) return undefined;
  // Pictures that are decoded before they are shown carry both times, the later one first.
  return timeAt(pes, (times & 0x40) === 0 ? 9 : 14);
}

const isTransportStream = (film: Buffer): boolean =>
  film.length >= PACKET &&
  film.length % PACKET === 0 &&
  film[0] === SYNC &&
  film[film.length - PACKET] === SYNC;

/**
 * The first seconds of a part of a film, an MPEG transport stream: without the pictures and the sound that come later, and
 * byte for byte the same before. Other bytes are answered as they are.
 */
export function shortenPart(film: Buffer, seconds: number): Buffer {
  if (!isTransportStream(film)) return film;
  const begun = new Map<number, number>();
  const over = new Set<number>();
  const kept: Buffer[] = [];
  for (let at = 0; at < film.length; at += PACKET) {
    const packet = film.subarray(at, at + PACKET);
    const id = (((packet[1] ?? 0) & 0x1f) << 8) | (packet[2] ?? 0);
    const time = decodedAt(packet);
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
