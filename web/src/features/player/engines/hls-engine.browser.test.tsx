import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlaylistReading } from '../playlist-watch.ts';
import { openHlsEngine } from './hls-engine.ts';
import type { EngineEvents, PlayerEngine, Quality } from './player-engine.ts';

const asked: string[] = [];
let readings: PlaylistReading[];
let restarts: number;
let names: string[];
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
  [readings, restarts, names] = [[], 0, []];
  const open = XMLHttpRequest.prototype.open;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
  ) {
    asked.push(String(url));
    open.call(this, method, url, true);
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
    unplayable: ignored,
    qualities: (list: readonly Quality[]) => (names = list.map(({ name }) => name)),
  };
  engine = openHlsEngine(document.body, events);
  engine.load(url);
}

it.each([
  ['its newest segment', media(41), '43'],
  ['no segment in gaps alone', media(41, '#EXT-X-GAP'), undefined],
])('reports of each reading of a playlist %s', async (_, url, newest) => {
  play(url);
  await vi.waitFor(() => expect(readings.length).toBeGreaterThan(1), { timeout: 20_000 });
  expect(readings[0]).toEqual({ newest, targetSeconds: 1 });
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
  await vi.waitFor(() => expect(asked).toContain(sound), { timeout: 20_000 });
});

it('names the renditions so that viewers can tell them apart', async () => {
  const rendition = (attributes: string) => [`#EXT-X-STREAM-INF:${attributes}`, media(41)];
  play(
    fileOf(
      ...rendition('BANDWIDTH=400000,RESOLUTION=480x270'),
      ...rendition('BANDWIDTH=3200000,RESOLUTION=1280x720'),
      ...rendition('BANDWIDTH=1800000,RESOLUTION=1280x720'),
    ),
  );
  await vi.waitFor(() => expect(names).toEqual(['Auto', '720p, 3.2 Mbit/s', '720p, 1.8 Mbit/s', '270p']), {
    timeout: 20_000,
  });
});
