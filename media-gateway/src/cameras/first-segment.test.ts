import { describe, expect, it } from 'vitest';
import { withoutEarlySound } from './first-segment.ts';

const PICTURE = { pid: 0x100, kind: 0xe0 };
const SOUND = { pid: 0x101, kind: 0xc0 };
type Track = typeof PICTURE;

/** A packet in which a frame begins, with a mark in its last byte. */
function frame({ pid, kind }: Track, seconds: number, mark: number): Buffer {
  const packet = Buffer.alloc(188, 0xff);
  packet.writeUInt32BE(0x47000010 + ((0x4000 + pid) << 8));
  const ticks = Math.round(seconds * 90_000);
  packet.set([0, 0, 1, kind, 0, 0, 0x80, 0x80, 5], 4);
  packet.writeUInt8(0x21 | (Math.floor(ticks / 2 ** 30) << 1), 13);
  packet.writeUInt16BE(((ticks >> 15) << 1) & 0xffff, 14);
  packet.writeUInt16BE((ticks << 1) & 0xffff, 16);
  packet.writeUInt8(mark, 187);
  return packet;
}
/** A packet that goes on with what began before. */
function more({ pid }: Track, mark: number): Buffer {
  const packet = Buffer.alloc(188, 0xff);
  packet.writeUInt32BE(0x47000010 + (pid << 8));
  packet.writeUInt8(mark, 187);
  return packet;
}
const marksOf = (bytes: Buffer | undefined) =>
  Array.from({ length: (bytes?.length ?? 0) / 188 }, (_, at) => bytes?.readUInt8(at * 188 + 187));

describe('the first segment of a run', () => {
  it('loses the sound before its picture, and becomes as much shorter', () => {
    const first = withoutEarlySound(
      Buffer.concat([
        frame(SOUND, 1.4, 1),
        frame(SOUND, 2, 2),
        frame(PICTURE, 2.9, 3),
        more(SOUND, 4),
        more(PICTURE, 5),
        frame(SOUND, 2.8, 6),
        frame(SOUND, 3, 7),
        more(SOUND, 8),
      ]),
    );
    expect(marksOf(first?.bytes)).toEqual([3, 5, 7, 8]);
    expect(first?.shortenedBy).toBeCloseTo(1.5, 4);
  });

  it('stays as it is when the picture is there from the start', () => {
    const bytes = Buffer.concat([frame(PICTURE, 1.4, 1), frame(SOUND, 1.4, 2), more(SOUND, 3)]);
    expect(withoutEarlySound(bytes)).toEqual({ bytes, shortenedBy: 0 });
  });

  it('is not shown when it has sound alone', () => {
    expect(withoutEarlySound(Buffer.concat([frame(SOUND, 1.4, 1), more(SOUND, 2)]))).toBeUndefined();
  });
});
