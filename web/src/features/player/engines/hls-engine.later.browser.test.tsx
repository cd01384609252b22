import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlaylistReading } from '../playlist-watch.ts';
import { dateAt, openHlsEngine, secondAt } from './hls-engine.later.ts';
import type { EngineEvents, PlayerEngine, Quality } from './player-engine.ts';

const asked: string[] = [];
/** Files that answer at addresses. */
const served = new Map<string, string>();
let readings: PlaylistReading[];
let restarts: number;
let unplayable: number;
let names: string[];
/** The names of the chosen quality, in the order in which they were told. */
let chosen: (string | undefined)[];
let engine: PlayerEngine | undefined;

/** The address of a playlist with this text, which never changes. */
const fileOf = (...lines: string[]) => URL.createObjectURL(new Blob([['#EXTM3U', ...lines].join('\n')]));
const media = (from: number, ...tags: string[]) =>
  fileOf(
    '#EXT-X-TARGETDURATION:1',
    `#EXT-X-MEDIA-SEQUENCE:${from}`,
    ...[0, 1, 2].flatMap((at) => [...tags, '#EXTINF:1,', `${location.origin}/none-${from + at}.ts`]),
  );

beforeEach(() => {
  asked.length = 0;
  served.clear();
  [readings, restarts, unplayable, names, chosen] = [[], 0, 0, [], []];
  const open = XMLHttpRequest.prototype.open;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
  ) {
    asked.push(String(url));
    open.call(this, method, served.get(String(url)) ?? url, true);
  });
});

afterEach(() => engine?.destroy());

function play(url: string): void {
  const ignored = () => undefined;
  const events: EngineEvents = {
    moving: ignored,
    waiting: ignored,
    blocked: ignored,
    pausedOutside: ignored,
    playedOutside: ignored,
    sounded: ignored,
    position: ignored,
    playlist: (reading) => readings.push(reading),
    restarted: () => (restarts += 1),
    lost: ignored,
    refused: ignored,
    unplayable: () => (unplayable += 1),
    qualities: (list: readonly Quality[], id) => {
      names = list.map(({ name }) => name);
      chosen.push(list.find((each) => each.id === id)?.name);
    },
  };
  engine = openHlsEngine(document.body, events);
  engine.load(url);
}

it.each([
  ['its newest segment', media(41), '43'],
  ['no segment in gaps alone', media(41, '#EXT-X-GAP'), undefined],
])('reports of each reading of a playlist %s', async (_, url, newest) => {
  play(url);
  await expect.poll(() => readings.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(readings[0]).toEqual({ newest, targetSeconds: 1 });
});

it.each([
  ['within a segment', 9.5, 1000 + 3600_000 + 1500],
  ['at the beginning of one', 8, 1000 + 3600_000],
  ['before an outage', 7.9, 8900],
  ['that the playlist no longer lists', -3, -2000],
])('dates a picture %s by the segment that it is in', (_, second, date) => {
  const fragments = [
    { start: 0, programDateTime: 1000 },
    { start: 4, programDateTime: 5000 },
    { start: 8, programDateTime: 1000 + 3600_000 },
  ];
  expect(dateAt(fragments, second)).toBe(date);
});

/** A loaded segment of four seconds, whose pictures begin at this second. */
const loaded = (start: number, startPTS: number, programDateTime: number) => ({
  start,
  programDateTime,
  elementaryStreams: {
    audio: null,
    video: { startPTS, endPTS: startPTS + 4, startDTS: startPTS, endDTS: startPTS + 4 },
    audiovideo: null,
  },
});

it.each([
  [3.9, 4_900],
  [4.05, 5_050],
  [5.5, 6_500],
  [8.5, 9_500],
  // This one has not been loaded.
  [12.5, 14_700],
])('dates the picture at second %d by where its pictures lie, where sound ended early', (second, date) => {
  const segments = [
    loaded(0, 0, 1000),
    loaded(2.8, 4, 5000),
    loaded(6.8, 8, 9000),
    { start: 10.8, programDateTime: 13_000 },
  ];
  expect(dateAt(segments, second)).toBe(date);
});

it('finds the second of a moment, over a break of the dates, and none before the first', () => {
  const segments = [
    { start: 100, programDateTime: 1_000_000 },
    { start: 104, programDateTime: 1_004_000 },
    { start: 108, programDateTime: 1_050_000 },
  ];
  expect(secondAt(segments, 1_005_500)).toBe(105.5);
  expect(secondAt(segments, 1_051_000)).toBe(109);
  expect(secondAt(segments, 999_000)).toBeUndefined();
  expect(secondAt([{ start: 0, programDateTime: null }], 1000)).toBeUndefined();
});

it('dates no picture of a playlist without dates, and shows none before the first', () => {
  expect(dateAt([{ start: 0, programDateTime: null }], 2)).toBeUndefined();
  expect(dateAt([], 2)).toBeUndefined();
  play(media(41));
  expect(engine?.seen()).toBeUndefined();
});

/** One packet of a transport stream. */
const packet = (id: number, ...table: readonly number[]) => {
  const bytes = new Uint8Array(188).fill(255);
  bytes.set([0x47, 0x40 | (id >> 8), id & 255, 0x10, 0, ...table]);
  return bytes;
};
/** A segment whose table names one stream of this type. */
const segmentOf = (type: number) =>
  URL.createObjectURL(
    new Blob([
      packet(0, 0, 0xb0, 13, 0, 1, 0xc1, 0, 0, 0, 1, 0xf0, 0, 0, 0, 0, 0),
      packet(0x1000, 2, 0xb0, 18, 0, 1, 0xc1, 0, 0, 0xe1, 0, 0xf0, 0, type, 0xe1, 0, 0xf0, 0, 0, 0, 0, 0),
      packet(0x1fff),
      packet(0x1fff),
    ]),
  );

it('says of a camera that sends HEVC that it cannot be played, instead of trying for ever', async () => {
  const segment = segmentOf(0x24);
  play(
    fileOf(
      '#EXT-X-TARGETDURATION:1',
      '#EXT-X-MEDIA-SEQUENCE:41',
      ...[0, 1, 2].flatMap(() => ['#EXTINF:1,', segment]),
    ),
  );
  await expect.poll(() => unplayable, { timeout: 20_000 }).toBeGreaterThan(0);
});

it('fetches sound that the server keeps apart', async () => {
  const sound = `${location.origin}/sound-of-its-own.m3u8`;
  play(
    fileOf(
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,URI="${sound}"`,
      '#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.4d401f,mp4a.40.2",AUDIO="a"',
      media(41),
    ),
  );
  await expect.poll(() => asked, { timeout: 20_000 }).toContain(sound);
});

const rendition = (attributes: string) => [`#EXT-X-STREAM-INF:${attributes}`, media(41)];

it('names the renditions so that viewers can tell them apart', async () => {
  play(
    fileOf(
      ...rendition('BANDWIDTH=400000,RESOLUTION=480x270'),
      ...rendition('BANDWIDTH=3200000,RESOLUTION=1280x720'),
      ...rendition('BANDWIDTH=1800000,RESOLUTION=1280x720'),
    ),
  );
  await expect
    .poll(() => names, {
      timeout: 20_000,
    })
    .toEqual(['Auto', '720p, 3.2 Mbit/s', '720p, 1.8 Mbit/s', '270p']);
});

it('keeps the chosen quality when it loads anew, also among others, and plays Auto while it is not there', async () => {
  const low = rendition('BANDWIDTH=400000,RESOLUTION=480x270');
  const high = rendition('BANDWIDTH=3200000,RESOLUTION=1280x720');
  play(fileOf(...low, ...rendition('BANDWIDTH=1800000,RESOLUTION=1280x720'), ...high));
  await expect.poll(() => chosen[0], { timeout: 20_000 }).toBe('Auto');
  // The second of the list, which is in the order of bitrates.
  engine?.setQuality('1');
  expect(chosen.at(-1)).toBe('720p, 1.8 Mbit/s');

  const firstAfter = async (url: string) => {
    chosen.length = 0;
    engine?.load(url);
    await expect.poll(() => chosen.length, { timeout: 20_000 }).toBeGreaterThan(0);
    return chosen[0];
  };
  const sameAgain = fileOf(...high, ...rendition('BANDWIDTH=1900000,RESOLUTION=1280x720'));
  expect(await firstAfter(fileOf(...low))).toBe('Auto');
  expect(await firstAfter(sameAgain)).toBe('720p, 1.9 Mbit/s');
  engine?.setQuality('auto');
  expect(await firstAfter(sameAgain)).toBe('Auto');
});

it('leaves the tokens of an address that is never renewed as they are, and renews those of a signed one', async () => {
  const at = (name: string, token: string) => `${location.origin}/${name}.m3u8?token=${token}`;
  served.set(at('master', 'a'), fileOf('#EXT-X-STREAM-INF:BANDWIDTH=400000', at('chunks', 'b')));
  for (const token of ['b', 'c']) served.set(at('chunks', token), media(41));
  play(at('master', 'a'));
  const times = (token: string) => asked.filter((url) => url === at('chunks', token)).length;
  await expect.poll(() => times('b'), { timeout: 20_000 }).toBeGreaterThan(1);
  expect(times('a')).toBe(0);

  engine?.renew(at('master', 'c'));
  await expect.poll(() => times('c'), { timeout: 20_000 }).toBeGreaterThan(0);
});
