import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Shelf } from '../src/cameras/shelf.ts';
import { Stills } from '../src/cameras/stills.ts';
import { filmTimeIn, makeUsualFilm } from './films.ts';

const folder = mkdtempSync(join(tmpdir(), 'boma-stills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first two segments of the film, cut as the gateway cuts what a camera sends. */
function twoSegments(): string[] {
  const to = ['-c', 'copy', '-f', 'segment', '-segment_format', 'mpegts', '-segment_time', '2'];
  const film = ['-i', makeUsualFilm(folder), '-t', '4'];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...film, ...to, join(folder, '%d.ts')]);
  return [0, 1].map((number) => join(folder, `${number}.ts`));
}

/** Pictures come every 67 ms, and stills are kept for tenths of a second. */
const NEAR_SECONDS = 0.17;

it.each([
  ['in the middle of a segment', 1000],
  ['behind the last frame of a segment', 1999],
  ['at the first frame of the next one, whose tenth of a second began before it', 2020],
])('shows a moment %s as it was', async (_, after) => {
  // A segment's tenths of a second lie across the seconds of the clock.
  const startsAt = Date.UTC(2026, 10, 25, 12) + 50;
  const shelf = new Shelf(mkdtempSync(join(folder, 'shelf-')), 60_000, startsAt);
  for (const [at, file] of twoSegments().entries())
    shelf.add(file, { seconds: 2, startsAt: startsAt + at * 2000, discontinuity: at === 0 }, startsAt);
  const picture = await new Stills(0).at(startsAt + after, '640x360', shelf);
  expect(Math.abs((await filmTimeIn(picture ?? Buffer.of())) - after / 1000)).toBeLessThan(NEAR_SECONDS);
});
