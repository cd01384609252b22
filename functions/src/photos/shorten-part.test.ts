import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortenPart } from './shorten-part.ts';

/** Four seconds of a simulated camera: 60 pictures and 125 frames of sound a segment. */
const film = readFileSync(
  new URL('../../../tools/simulators/cameras/media/tau/day/270p/3.ts', import.meta.url),
);

/** How often a picture begins, read from the packets that begin a unit of video. */
function picturesIn(part: Buffer): number {
  let count = 0;
  for (let at = 0; at < part.length; at += 188) {
    const isStart = ((part[at + 1] ?? 0) & 0x40) !== 0;
    const begin = at + (((part[at + 3] ?? 0) & 0x20) === 0 ? 4 : 5 + (part[at + 4] ?? 0));
    if (isStart && part.readUIntBE(begin, 3) === 1 && (part[begin + 3] ?? 0) >> 4 === 0xe) count += 1;
  }
  return count;
}

it('keeps the pictures of its seconds, and every byte before the first one that goes', () => {
  expect(picturesIn(film)).toBe(60);
  expect(picturesIn(shortenPart(film, 1))).toBe(15);
  expect(picturesIn(shortenPart(film, 2.5))).toBe(38);
  const short = shortenPart(film, 2);
  expect(short.length % 188).toBe(0);
  expect(short.length).toBeLessThan(film.length * 0.75);
  expect(short.subarray(0, 18_800).equals(film.subarray(0, 18_800))).toBe(true);
});

it('keeps the whole of a part that is no longer', () => {
  expect(shortenPart(film, 4.2).equals(film)).toBe(true);
});

it('goes on where the clock of the stream begins anew', () => {
  const wrapped = Buffer.from(film);
  const setTime = (at: number, ticks: number) => {
    wrapped[at] = ((wrapped[at] ?? 0) & 0xf1) | (Math.floor(ticks / 2 ** 30) << 1);
    wrapped.writeUInt16BE(((Math.floor(ticks / 2 ** 15) % 2 ** 15) << 1) | 1, at + 1);
    wrapped.writeUInt16BE(((ticks % 2 ** 15) << 1) | 1, at + 3);
  };
  const ticksAt = (at: number) =>
    (((wrapped[at] ?? 0) >> 1) & 7) * 2 ** 30 +
    (wrapped.readUInt16BE(at + 1) >> 1) * 2 ** 15 +
    (wrapped.readUInt16BE(at + 3) >> 1);
  let first: number | undefined;
  for (let at = 0; at < wrapped.length; at += 188) {
    const begin = at + (((wrapped[at + 3] ?? 0) & 0x20) === 0 ? 4 : 5 + (wrapped[at + 4] ?? 0));
    if (((wrapped[at + 1] ?? 0) & 0x40) === 0 || wrapped.readUIntBE(begin, 3) !== 1) continue;
    for (const time of ((wrapped[begin + 7] ?? 0) & 0x40) === 0 ? [9] : [9, 14]) {
      first ??= ticksAt(begin + time);
      // One second before the end of the clock.
      setTime(begin + time, (ticksAt(begin + time) - first + 2 ** 33 - 90_000) % 2 ** 33);
    }
  }
  expect(picturesIn(shortenPart(wrapped, 2))).toBe(picturesIn(shortenPart(film, 2)));
});

it('leaves what is no transport stream as it is', () => {
  for (const other of [Buffer.from('no film'), film.subarray(1), Buffer.alloc(0)])
    expect(shortenPart(other, 1)).toBe(other);
});
