import { frameStart, PACKET_BYTES, pidOf, TICKS_PER_SECOND } from '@boma/domain/streams/transport-stream.ts';

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
  const packets = Array.from({ length: Math.floor(bytes.length / PACKET_BYTES) }, (_, number) =>
    bytes.subarray(number * PACKET_BYTES, (number + 1) * PACKET_BYTES),
  );
  const starts = packets.flatMap((packet, at) => {
    const frame = frameStart(packet);
    return frame ? { at, pid: pidOf(packet), isPicture: frame.isPicture, time: frame.shownAt } : [];
  });
  const picture = starts.find(({ isPicture }) => isPicture);
  if (!picture) return undefined;
  const early = starts.filter(({ isPicture, at }) => !isPicture && at < picture.at);
  const [first] = early;
  if (!first || first.time >= picture.time) return { bytes, shortenedBy: 0 };
  // A frame of sound that began too early may end behind the picture's first packet.
  const begins = starts.find(
    ({ isPicture, time, at }) => !isPicture && at > first.at && time >= picture.time,
  );
  const until = begins?.at ?? packets.length;
  const kept = packets.filter((packet, at) => pidOf(packet) !== first.pid || at >= until);
  return {
    bytes: Buffer.concat(kept),
    shortenedBy: (picture.time - first.time) / TICKS_PER_SECOND,
  };
}
