const PACKET = 188;
const TICKS_PER_SECOND = 90_000;

interface Start {
  readonly at: number;
  readonly pid: number;
  readonly isPicture: boolean;
  /** Seconds. */
  readonly time: number;
}

const pidAt = (bytes: Buffer, at: number): number => bytes.readUInt16BE(at + 1) & 0x1fff;
const beginsPayload = (bytes: Buffer, at: number): boolean => (bytes.readUInt8(at + 1) & 0x40) !== 0;

/** What begins in the packet at this offset: a frame of picture or sound with its presentation time. */
function startAt(bytes: Buffer, at: number): Start | undefined {
  if (!beginsPayload(bytes, at)) return undefined;
  const adaptation = bytes.readUInt8(at + 3) & 0x20 ? 1 + bytes.readUInt8(at + 4) : 0;
  const pes = at + 4 + adaptation;
  if (pes + 14 > at + PACKET || bytes.readUIntBE(pes, 3) !== 1) return undefined;
  const kind = bytes.readUInt8(pes + 3);
  const isPicture = (kind & 0xf0) === 0xe0;
  const isSound = (kind & 0xe0) === 0xc0;
  if ((!isPicture && !isSound) || (bytes.readUInt8(pes + 7) & 0x80) === 0) return undefined;
  const [high, middle, low] = [
    bytes.readUInt8(pes + 9),
    bytes.readUInt16BE(pes + 10),
    bytes.readUInt16BE(pes + 12),
  ];
  const ticks = ((high >> 1) & 7) * 2 ** 30 + (middle >> 1) * 2 ** 15 + (low >> 1);
  return { at, pid: pidAt(bytes, at), isPicture, time: ticks / TICKS_PER_SECOND };
}

export interface FirstSegment {
  readonly bytes: Buffer;
  /** How many seconds later it begins now. */
  readonly shortenedBy: number;
}

/**
 * A run of ffmpeg begins in the middle of what the camera sends: the sound is there at once, the picture from its next key
 * frame on. This removes the sound before that from the first segment of a run (MPEG-TS), so that its length and its date are
 * those of its picture. Undefined for a segment without a picture.
 */
export function withoutEarlySound(bytes: Buffer): FirstSegment | undefined {
  const offsets = Array.from({ length: Math.floor(bytes.length / PACKET) }, (_, number) => number * PACKET);
  const starts = offsets.flatMap((at) => startAt(bytes, at) ?? []);
  const picture = starts.find(({ isPicture }) => isPicture);
  if (!picture) return undefined;
  const early = starts.filter(({ isPicture, at }) => !isPicture && at < picture.at);
  const [first] = early;
  if (!first || first.time >= picture.time) return { bytes, shortenedBy: 0 };
  // A frame of sound that began too early may end behind the picture's first packet.
  const begins = starts.find(
    ({ isPicture, time, at }) => !isPicture && at > first.at && time >= picture.time,
  );
  const until = begins?.at ?? bytes.length;
  const kept = offsets.filter((at) => pidAt(bytes, at) !== first.pid || at >= until);
  return {
    bytes: Buffer.concat(kept.map((at) => bytes.subarray(at, at + PACKET))),
    shortenedBy: picture.time - first.time,
  };
}
