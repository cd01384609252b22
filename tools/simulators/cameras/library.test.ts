import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CAMERAS } from './cameras.ts';
import { nearestStill, readSegment, readStill, type Take, takesOf } from './library.ts';
import { RENDITIONS, SEGMENT_COUNT, STILL_COUNT } from './loop.ts';

const PACKET = 188;
const TICKS = 90_000;

/** How many packets of MPEG-TS bytes do not begin as every packet does. */
function brokenPackets(bytes: Buffer): number {
  let broken = bytes.length % PACKET === 0 ? 0 : 1;
  for (let at = 0; at < bytes.length; at += PACKET) if (bytes[at] !== 0x47) broken += 1;
  return broken;
}

/** Presentation time in seconds of the first video frame in MPEG-TS bytes. */
function firstVideoTime(bytes: Buffer): number {
  for (let at = 0; at < bytes.length; at += PACKET) {
    const starts = (bytes.readUInt8(at + 1) & 0x40) !== 0;
    const adaptation = bytes.readUInt8(at + 3) & 0x20 ? 1 + bytes.readUInt8(at + 4) : 0;
    const pes = at + 4 + adaptation;
    if (!starts || pes + 14 > at + PACKET || bytes.readUIntBE(pes, 3) !== 1) continue;
    if ((bytes.readUInt8(pes + 3) & 0xf0) !== 0xe0) continue;
    const [a, b, c] = [bytes.readUInt8(pes + 9), bytes.readUInt16BE(pes + 10), bytes.readUInt16BE(pes + 12)];
    return (((a >> 1) & 7) * 2 ** 30 + (b >> 1) * 2 ** 15 + (c >> 1)) / TICKS;
  }
  throw new Error('no video frame');
}

const TAKES: readonly Take[] = CAMERAS.flatMap(({ code }) => takesOf(code).map((light) => ({ code, light })));

it.each(CAMERAS)('$name was filmed by day and by night', ({ code }) => {
  expect(takesOf(code)).toEqual(expect.arrayContaining(['day', 'night']));
});

it.each(
  TAKES,
)('$code by $light is complete: every segment starts four seconds after the previous one', async (take) => {
  for (const { name } of RENDITIONS) {
    const segments = await Promise.all(
      Array.from({ length: SEGMENT_COUNT }, (_, i) => readSegment(take, name, i)),
    );
    const start = firstVideoTime(segments[0] ?? Buffer.alloc(0));
    segments.forEach((bytes, i) => {
      expect(bytes.length).toBeGreaterThan(PACKET);
      expect(brokenPackets(bytes)).toBe(0);
      expect(firstVideoTime(bytes) - start).toBeCloseTo(i * 4, 3);
    });
  }
});

it.each(TAKES)('$code by $light has its stills at full size', async (take) => {
  for (let i = 0; i < STILL_COUNT; i += 1) {
    expect(await sharp(await readStill(take, i)).metadata()).toMatchObject({
      format: 'webp',
      width: 1280,
      height: 720,
    });
  }
});

it('keeps all media under forty megabytes', () => {
  const folder = join(import.meta.dirname, 'media');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const total = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  expect(total).toBeLessThan(40_000_000);
});

it('finds the still nearest to a moment of the loop, round the seam too', () => {
  expect([0, 3, 5, 13, 21, 27, 29, 31.9].map(nearestStill)).toEqual([0, 0, 1, 2, 3, 3, 0, 0]);
});
