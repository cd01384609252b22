/** MPEG transport streams (ISO/IEC 13818-1) are made of packets of so many bytes, each of which begins with the same one. */
export const PACKET_BYTES = 188;
export const SYNC_BYTE = 0x47;
/** The clock of a transport stream. */
export const TICKS_PER_SECOND = 90_000;

/** Which stream or table a packet carries a part of. */
export const pidOf = (packet: Uint8Array): number => (((packet[1] ?? 0) & 0x1f) << 8) | (packet[2] ?? 0);

/** True if a table, or a frame of picture or sound, begins in this packet. */
export const beginsUnit = (packet: Uint8Array): boolean => ((packet[1] ?? 0) & 0x40) !== 0;

/** What a packet carries behind its header. */
export function payloadOf(packet: Uint8Array): Uint8Array {
  const [, , , control = 0, length = 0] = packet;
  if ((control & 0x10) === 0) return packet.subarray(packet.length);
  return packet.subarray((control & 0x20) === 0 ? 4 : 5 + length);
}

/** The five bytes of a time, in ticks. */
const timeAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) >> 1) & 7) * 2 ** 30 +
  (bytes[at + 1] ?? 0) * 2 ** 22 +
  ((bytes[at + 2] ?? 0) >> 1) * 2 ** 15 +
  (bytes[at + 3] ?? 0) * 2 ** 7 +
  ((bytes[at + 4] ?? 0) >> 1);

/** A frame of picture or sound. Its times are in ticks. */
export interface FrameStart {
  readonly isPicture: boolean;
  readonly shownAt: number;
  readonly decodedAt: number;
}

/** The frame that begins in a packet and says when it is shown. Undefined for all other packets. */
export function frameStart(packet: Uint8Array): FrameStart | undefined {
  if (!beginsUnit(packet)) return undefined;
  const pes = payloadOf(packet);
  const [zero, nought, one, stream = 0, , , , times = 0] = pes;
  const isPicture = (stream & 0xf0) === 0xe0;
  const isSound = (stream & 0xe0) === 0xc0;
  if (zero !== 0 || nought !== 0 || one !== 1 || !(isPicture || isSound)) return undefined;
  // Pictures that are decoded before they are shown carry both times.
  const hasBoth = (times & 0x40) !== 0;
  if ((times & 0x80) === 0 || pes.length < (hasBoth ? 19 : 14)) return undefined;
  return { isPicture, shownAt: timeAt(pes, 9), decodedAt: timeAt(pes, hasBoth ? 14 : 9) };
}
