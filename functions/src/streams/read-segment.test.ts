import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentOfSegment } from './read-segment.ts';

const film = readFileSync(
  new URL('../../../tools/simulators/cameras/media/tau/day/270p/3.ts', import.meta.url),
);

/** The segment, with another type of stream in its table. */
function withType(from: number, to: number): Buffer {
  const changed = Buffer.from(film);
  const table = changed.subarray(376, 564);
  // The type, and the id of the stream behind it.
  const at = table.findIndex((byte, place) => byte === from && ((table[place + 1] ?? 0) & 0xe0) === 0xe0);
  table[at] = to;
  return changed;
}

it('reads what a segment contains from its first kilobytes', () => {
  expect(contentOfSegment(film.subarray(0, 1880))).toEqual({ picture: 'h264', sound: 'aac' });
  expect(contentOfSegment(withType(27, 36))).toEqual({ picture: 'hevc', sound: 'aac' });
  expect(contentOfSegment(withType(27, 2))).toEqual({ picture: 'other', sound: 'aac' });
  expect(contentOfSegment(withType(15, 3))).toEqual({ picture: 'h264', sound: 'other' });
  expect(contentOfSegment(withType(15, 134))).toEqual({ picture: 'h264', sound: undefined });
});

it('knows nothing of what is no transport stream, and of one without its tables', () => {
  for (const bytes of [
    Buffer.from('<html>'),
    Buffer.alloc(0),
    film.subarray(376, 1880),
    film.subarray(0, 188),
  ])
    expect(contentOfSegment(bytes)).toBeUndefined();
});
