import { type MediaPlaylist, parsePlaylist } from '@boma/domain/streams/playlist.ts';
import { describe, expect, it } from 'vitest';
import {
  cutMoment,
  dateOfLastPicture,
  filmList,
  isDated,
  readParts,
  timeOfPicture,
  withTicket,
} from './film-cut.ts';

const URL_OF_LIST = 'https://media.example/boma/tau/720p/chunks.m3u8?session=1';
const NOON = Date.UTC(2026, 1, 3, 12);

/** A live playlist of parts of four seconds, the first at `from`, with a cut before the third. */
const playlist = (count: number, from = NOON, dated = true) =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-MEDIA-SEQUENCE:7',
    ...Array.from({ length: count }, (_, at) => [
      ...(at === 2 ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(dated ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(from + at * 4000).toISOString()}`] : []),
      '#EXTINF:4.000,',
      `${7 + at}.ts?token=x`,
    ]).flat(),
    '',
  ].join('\n');

const partsOf = (text: string, now: number) =>
  readParts(parsePlaylist(text) as MediaPlaylist, URL_OF_LIST, now);

/** Seconds after noon at which the parts begin. */
const startsOf = (text: string, now: number) =>
  partsOf(text, now).map(({ startsAt }) => (startsAt - NOON) / 1000);

/** A playlist of segments of four seconds, written as tags before each. */
const written = (...tagsOfEach: readonly (readonly string[])[]) =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    ...tagsOfEach.flatMap((tags, at) => [...tags, '#EXTINF:4,', `${at}.ts`]),
  ].join('\n');
const dateAt = (seconds: number) =>
  `#EXT-X-PROGRAM-DATE-TIME:${new Date(NOON + seconds * 1000).toISOString()}`;
const CUT = '#EXT-X-DISCONTINUITY';

describe('the parts of a playlist', () => {
  it('have absolute addresses, their times and their cuts', () => {
    const parts = partsOf(playlist(3), NOON + 14_000);
    expect(parts.map(({ startsAt, isCut }) => [startsAt - NOON, isCut])).toEqual([
      [0, false],
      [4000, false],
      [8000, true],
    ]);
    expect(parts[0]?.url).toBe('https://media.example/boma/tau/720p/7.ts?token=x');
  });

  it('end now where the playlist has no dates', () => {
    const parts = partsOf(playlist(3, NOON, false), NOON);
    expect(parts.map(({ startsAt }) => startsAt - NOON)).toEqual([-12_000, -8000, -4000]);
  });

  it.each([
    ['no encryption', (list: string) => list.replace('#EXTINF', '#EXT-X-KEY:METHOD=NONE\n#EXTINF')],
    ['a byte order mark', (list: string) => `\uFEFF${list}`],
  ])('are read in a playlist with %s', (_, change) => {
    expect(partsOf(change(playlist(3)), NOON + 12_000)).toHaveLength(3);
  });

  it.each([
    '#EXT-X-KEY:METHOD=AES-128,URI="k"',
    '#EXT-X-MAP:URI="init.mp4"',
    '#EXT-X-BYTERANGE:10@0',
  ])('are none in a playlist with %s', (line) => {
    expect(partsOf(playlist(3).replace('#EXTINF', `${line}\n#EXTINF`), NOON)).toEqual([]);
  });
});

describe('what an encoder says of the time', () => {
  it('holds from any segment on, and for those before the first date', () => {
    expect(startsOf(written([], [dateAt(4)], []), NOON + 12_000)).toEqual([0, 4, 8]);
    expect(startsOf(written([dateAt(0)], [], []), NOON + 14_000)).toEqual([0, 4, 8]);
    expect(startsOf(written([], [], [dateAt(8)]), NOON + 20_000)).toEqual([0, 4, 8]);
  });

  it('shows the outage before a cut', () => {
    const list = written([dateAt(-3600)], [], [CUT, dateAt(0)], []);
    expect(startsOf(list, NOON + 8000)).toEqual([-3600, -3596, 0, 4]);
    expect(cutMoment(partsOf(list, NOON + 8000), { endsAt: NOON + 8000, seconds: 30 })).toBeUndefined();
    expect(cutMoment(partsOf(list, NOON + 8000), { endsAt: NOON + 8000, seconds: 15 })).toHaveLength(2);
  });

  it('shows the outage where the server writes no cut', () => {
    expect(startsOf(written([dateAt(-600)], [dateAt(0)]), NOON + 4000)).toEqual([-600, 0]);
  });

  it('goes on after a cut without a date', () => {
    expect(startsOf(written([dateAt(0)], [CUT], []), NOON + 12_000)).toEqual([0, 4, 8]);
  });

  it.each([
    ['an hour behind', -3600],
    ['an hour ahead', 3600],
    ['eleven seconds ahead', 11],
    ['half a minute behind', -30],
    ['years behind, as after a loss of power', -1_000_000_000],
  ])('is corrected when its clock is %s: the newest segment ends now', (_, wrong) => {
    const list = written([dateAt(wrong)], [dateAt(wrong + 4)], [CUT, dateAt(wrong + 68)]);
    expect(startsOf(list, NOON + 72_000)).toEqual([0, 4, 68]);
  });

  it.each([
    ['three seconds ahead', 3],
    ['ten seconds old', -10],
  ])('is believed when it is %s', (_, late) => {
    expect(startsOf(written([dateAt(0)], [dateAt(4)]), NOON + (8 - late) * 1000)).toEqual([0, 4]);
  });

  it('never makes two segments overlap when the clock is set back in between', () => {
    expect(startsOf(written([dateAt(100)], [dateAt(104)], [dateAt(8)]), NOON + 12_000)).toEqual([0, 4, 8]);
  });
});

describe('a gap', () => {
  it('is left out, its time passes, and players restart after it', () => {
    const parts = partsOf(written([dateAt(0)], ['#EXT-X-GAP'], []), NOON + 12_000);
    expect(parts.map(({ startsAt, isCut }) => [startsAt - NOON, isCut])).toEqual([
      [0, false],
      [8000, true],
    ]);
  });
});

describe('a picture that a member saw', () => {
  const parts = partsOf(playlist(60), NOON + 240_000);
  const seconds = (text: string, now: number, picture: number) => {
    const time = timeOfPicture(partsOf(text, NOON + now * 1000), NOON + picture * 1000);
    return typeof time === 'string' ? time : (time - NOON) / 1000;
  };

  it('is found by its date, wherever in the window it is', () => {
    for (const at of [0, 3999, 4000, 121_300, 239_999, 240_000])
      expect(timeOfPicture(parts, NOON + at)).toBe(NOON + at);
  });

  it('is found by its date where the clock of the encoder is an hour slow', () => {
    const slow = written([dateAt(-3600)], [], []);
    expect(startsOf(slow, NOON + 12_000)).toEqual([0, 4, 8]);
    expect(seconds(slow, 12, -3595)).toBe(5);
  });

  it('is found among the newest dates where the clock was set back in between', () => {
    expect(seconds(written([dateAt(100)], [dateAt(104)], [dateAt(8)]), 12, 9)).toBe(9);
  });

  it.each([
    ['older than the window is gone', -1, 'gone'],
    ['that a player knows before the server is the newest one', 249, 240],
    ['that the camera has not filmed is told apart', 251, 'ahead'],
  ])('%s', (_, at, time) => {
    expect(seconds(playlist(60), 240, at)).toBe(time);
  });

  it('of an outage is the last one before it', () => {
    expect(seconds(written([dateAt(-600)], [CUT, dateAt(0)]), 4, -300)).toBe(-596);
  });

  it('cannot be found in a playlist without dates, or with none of its newest part', () => {
    expect(isDated(parts)).toBe(true);
    expect(isDated(partsOf(playlist(3, NOON, false), NOON))).toBe(false);
    expect(timeOfPicture([], NOON)).toBe('gone');
  });
});

describe('a moment', () => {
  const parts = partsOf(playlist(60), NOON + 240_000);
  const span = (cut: typeof parts | undefined) =>
    cut && [
      ((cut[0]?.startsAt ?? 0) - NOON) / 1000,
      ((cut.at(-1)?.startsAt ?? 0) - NOON) / 1000 + (cut.at(-1)?.seconds ?? 0),
    ];

  it('is cut around its seconds, at most one part more', () => {
    const cut = cutMoment(parts, { endsAt: NOON + 120_000, seconds: 30 });
    expect(span(cut)).toEqual([88, 120]);
    expect(span(cutMoment(parts, { endsAt: NOON + 121_000, seconds: 60 }))).toEqual([60, 121]);
  });

  it('ends within its last part, which alone is shortened', () => {
    const cut = cutMoment(parts, { endsAt: NOON + 121_500, seconds: 30 }) ?? [];
    expect(cut.map(({ isShortened }) => isShortened)).toEqual([...Array(8).fill(false), true]);
    expect(cut.at(-1)?.seconds).toBe(1.5);
    expect(filmList(cut)).toContain('#EXTINF:1.500,\n8.ts\n');
    expect(dateOfLastPicture(cut)).toBe(NOON + 121_450);
  });

  it.each([
    ['that nearly ends does not shorten it', 123_950, [92, 124]],
    ['that has just begun is left out', 120_050, [88, 120]],
  ])('a part %s', (_, endsAt, shown) => {
    expect(span(cutMoment(parts, { endsAt: NOON + endsAt, seconds: 30 }))).toEqual(shown);
  });

  it('ends with the newest part if it ended after it', () => {
    expect(span(cutMoment(parts, { endsAt: NOON + 300_000, seconds: 60 }))).toEqual([180, 240]);
  });

  it('is refused once more than half of it is gone', () => {
    expect(span(cutMoment(parts, { endsAt: NOON + 16_000, seconds: 30 }))).toEqual([0, 16]);
    expect(cutMoment(parts, { endsAt: NOON + 12_000, seconds: 30 })).toBeUndefined();
    expect(cutMoment(parts, { endsAt: NOON - 1, seconds: 30 })).toBeUndefined();
    expect(cutMoment([], { endsAt: NOON, seconds: 30 })).toBeUndefined();
  });

  it('has a finished playlist without any address of the media server, to which a ticket can be added', () => {
    const list = filmList(cutMoment(parts, { endsAt: NOON + 20_000, seconds: 30 }) ?? []);
    expect(list).toContain('#EXTINF:4.000,\n1.ts\n#EXT-X-DISCONTINUITY\n#EXTINF:4.000,\n2.ts\n');
    expect(list.trim().endsWith('#EXT-X-ENDLIST')).toBe(true);
    expect(list).not.toContain('media.example');
    expect(withTicket(list, '?expires=1&token=t').match(/^\d\.ts\?expires=1&token=t$/gm)).toHaveLength(5);
  });
});
