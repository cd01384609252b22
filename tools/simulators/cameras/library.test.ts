import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beginsUnit, frameStart, payloadOf, pidOf } from '@boma/domain/streams/transport-stream.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CAMERAS } from './cameras.ts';
import { nearestStill, readSegment, readStill, type Take, takesOf } from './library.ts';
import { LOOP_SECONDS, RENDITIONS, SEGMENT_COUNT, STILL_COUNT } from './loop.ts';

const PACKET = 188;
const TICKS = 90_000;
const SAMPLES_PER_FRAME = 1024;
const SAMPLE_RATE = 32_000;

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

/** Seconds of sound (AAC in ADTS) in MPEG-TS bytes. */
function soundSeconds(bytes: Buffer): number {
  const packets = Array.from({ length: bytes.length / PACKET }, (_, i) =>
    bytes.subarray(i * PACKET, (i + 1) * PACKET),
  );
  const pid = packets.filter((packet) => frameStart(packet)?.isPicture === false).map(pidOf)[0];
  const sound = packets
    .filter((packet) => pidOf(packet) === pid)
    .map((packet) => {
      const payload = payloadOf(packet);
      return beginsUnit(packet) ? payload.subarray(9 + (payload[8] ?? 0)) : payload;
    });
  const adts = Buffer.concat(sound);
  let frames = 0;
  for (let at = 0; at < adts.length; frames += 1) at += (adts.readUIntBE(at + 3, 3) >> 5) & 0x1fff;
  return (frames * SAMPLES_PER_FRAME) / SAMPLE_RATE;
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

it.each(TAKES)('$code by $light has sound up to its last picture', async (take) => {
  for (const { name } of RENDITIONS) {
    const seconds = await Promise.all(
      Array.from({ length: SEGMENT_COUNT }, async (_, i) => soundSeconds(await readSegment(take, name, i))),
    );
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(LOOP_SECONDS, 3);
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
