import { describe, expect, it } from 'vitest';
import {
  bestRendition,
  firstRendition,
  type MasterPlaylist,
  type MediaPlaylist,
  newestSegment,
  parsePlaylist,
} from './playlist.ts';

const master = (...lines: string[]) => parsePlaylist(['#EXTM3U', ...lines].join('\n')) as MasterPlaylist;
const media = (...lines: string[]) =>
  parsePlaylist(['#EXTM3U', '#EXT-X-TARGETDURATION:4', ...lines].join('\n')) as MediaPlaylist;
const segment = (name: string) => ['#EXTINF:4.000,', `${name}.ts`];

describe('a playlist', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<html>'],
    ['a longer word', '#EXTM3U8\n#EXTINF:4,\n1.ts'],
    ['a playlist after other text', 'x\n#EXTM3U\n#EXTINF:4,\n1.ts'],
  ])('is not %s', (_, text) => {
    expect(parsePlaylist(text)).toBeUndefined();
  });

  it.each([
    ['with a byte order mark', '\uFEFF#EXTM3U\n#EXTINF:4,\n1.ts\n'],
    ['with Windows lines', '#EXTM3U\r\n#EXTINF:4,\r\n1.ts\r\n'],
    ['with old Mac lines', '#EXTM3U\r#EXTINF:4,\r1.ts\r'],
    ['with blank lines and spaces', '\n#EXTM3U \n\n  #EXTINF:4,\n\n 1.ts \n'],
    ['with comments', '#EXTM3U\n# by an encoder\n#EXTINF:4,a title\n## more\n1.ts'],
  ])('is read %s', (_, text) => {
    expect(parsePlaylist(text)).toMatchObject({
      kind: 'media',
      segments: [{ uri: '1.ts', seconds: 4 }],
    });
  });
});

describe('the segments', () => {
  it('are numbered from the first of the window, gaps included', () => {
    const list = media(
      '#EXT-X-MEDIA-SEQUENCE:41',
      ...segment('41'),
      '#EXT-X-GAP',
      ...segment('42'),
      ...segment('43'),
    );
    expect(list.segments.map(({ number, isGap }) => [number, isGap])).toEqual([
      [41, false],
      [42, true],
      [43, false],
    ]);
  });

  it('have a date where the encoder says one that can be read', () => {
    const list = media(
      '#EXT-X-PROGRAM-DATE-TIME:2026-02-03T14:00:00+0200',
      ...segment('1'),
      ...segment('2'),
      '#EXT-X-PROGRAM-DATE-TIME:soon',
      ...segment('3'),
      '#EXT-X-DISCONTINUITY',
      '#EXT-X-PROGRAM-DATE-TIME:2026-02-03T13:00:00.5Z',
      ...segment('4'),
    );
    const noon = Date.UTC(2026, 1, 3, 12);
    expect(list.segments.map(({ date, isCut }) => [date, isCut])).toEqual([
      [noon, false],
      [undefined, false],
      [undefined, false],
      [noon + 3_600_500, true],
    ]);
  });

  it.each([
    ['no key', '#EXT-X-KEY:METHOD=NONE', [true, true]],
    ['a key', '#EXT-X-KEY:METHOD=AES-128,URI="k?METHOD=NONE"', [false, false]],
    ['a header', '#EXT-X-MAP:URI="init.mp4"', [false, false]],
    ['a range of bytes', '#EXT-X-BYTERANGE:10@0', [false, true]],
  ])('with %s are whole files or not', (_, line, whole) => {
    expect(media(line, ...segment('1'), ...segment('2')).segments.map(({ isWhole }) => isWhole)).toEqual(
      whole,
    );
  });

  it('are whole again after the end of the encryption', () => {
    const list = media(
      '#EXT-X-KEY:METHOD=AES-128,URI="k"',
      ...segment('1'),
      '#EXT-X-KEY:METHOD=NONE',
      ...segment('2'),
    );
    expect(list.segments.map(({ isWhole }) => isWhole)).toEqual([false, true]);
  });
});

describe('the newest segment', () => {
  it('is the last one that can be fetched', () => {
    const list = media(...segment('0'), ...segment('1'), '#EXT-X-GAP', ...segment('2'));
    expect(newestSegment(list)).toMatchObject({ number: 1 });
  });

  it.each([
    ['of gaps alone', ['#EXT-X-GAP', ...segment('0'), '#EXT-X-GAP', ...segment('1')]],
    ['without segments', []],
    ['that is finished', [...segment('0'), '#EXT-X-ENDLIST']],
    ['of nothing but parts to come', ['#EXT-X-PART:DURATION=1,URI="0.0.ts"']],
  ])('is none in a playlist %s', (_, lines) => {
    expect(newestSegment(media(...lines))).toBeUndefined();
  });
});

describe('the renditions', () => {
  const list = master(
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Sound",URI="sound.m3u8"',
    '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="stills.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"',
    'sound-only.m3u8',
    '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=9000000,NAME="x,BANDWIDTH=8",BANDWIDTH=400000,CODECS="avc1.4d401f,mp4a.40.2",AUDIO="a"',
    '',
    '# a comment between',
    '270p/chunks.m3u8?token=a',
    '#EXT-X-STREAM-INF:BANDWIDTH=1500000',
    '/other/720p.m3u8',
  );

  it('are those with an address, each with its own bandwidth', () => {
    expect(list.renditions).toEqual([
      { uri: 'sound-only.m3u8', bandwidth: 64_000, hasPicture: false, codecs: 'mp4a.40.2' },
      {
        uri: '270p/chunks.m3u8?token=a',
        bandwidth: 400_000,
        hasPicture: true,
        codecs: 'avc1.4d401f,mp4a.40.2',
      },
      { uri: '/other/720p.m3u8', bandwidth: 1_500_000, hasPicture: true, codecs: undefined },
    ]);
  });

  it('are judged by their pictures: the first of them, and the one with the most bits', () => {
    expect(firstRendition(list)?.bandwidth).toBe(400_000);
    expect(bestRendition(list)?.bandwidth).toBe(1_500_000);
  });

  it('are taken without a picture where there is no other', () => {
    const sound = master('#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"', 's.m3u8');
    expect([firstRendition(sound)?.bandwidth, bestRendition(sound)?.bandwidth]).toEqual([64_000, 64_000]);
    expect(firstRendition(master('#EXT-X-STREAM-INF:BANDWIDTH=1'))).toBeUndefined();
  });
});
