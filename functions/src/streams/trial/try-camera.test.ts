import { readFileSync } from 'node:fs';
import type { TrialLine } from '@boma/domain/streams/try-camera.schema.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trialOf } from './try-camera.ts';
import { sizeOfJpeg } from './try-stills.ts';

const server = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const NOON = Date.UTC(2026, 1, 3, 12);
const film = readFileSync(
  new URL('../../../../tools/simulators/cameras/media/tau/day/270p/3.ts', import.meta.url),
);

/** The header of a JPEG of this size, and so many bytes. */
function jpeg(width: number, height: number, bytes = 20_000): Buffer {
  const picture = Buffer.alloc(bytes);
  picture.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8]);
  picture.writeUInt16BE(height, 13);
  picture.writeUInt16BE(width, 15);
  return picture;
}

const dated = (seconds: number) =>
  `#EXT-X-PROGRAM-DATE-TIME:${new Date(NOON + seconds * 1000).toISOString()}`;
/** A playlist of 60 segments of four seconds, the newest of which ends so many seconds after noon. */
const chunks = (end = 0, tags: readonly string[] = []) =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    ...tags,
    ...Array.from({ length: 60 }, (_, at) => [dated(end - (60 - at) * 4), '#EXTINF:4,', `${at}.ts`]).flat(),
  ].join('\n');
const master = (codecs: string) =>
  `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="${codecs}"\n720p/chunks.m3u8\n`;

interface World {
  readonly master?: string;
  readonly chunks?: string;
  readonly segment?: Buffer;
  readonly small?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the playlist answers to these requests instead of 200. */
  readonly status?: (hasTicket: boolean) => number;
}

/** A media server at which all is well, but for what the test says. */
function serve(world: World = {}): void {
  const headers = { 'access-control-allow-origin': '*', 'boma-viewers': '3', ...world.headers };
  const sizes = {
    '384x216': world.small ?? jpeg(384, 216),
    '640x360': jpeg(640, 360),
    '1280x720': jpeg(1280, 720),
  };
  vi.stubGlobal('fetch', async (asked: string) => {
    const { pathname, searchParams } = new URL(asked);
    const status = world.status?.(searchParams.has('token')) ?? 200;
    const isStill = pathname === '/thumbnail';
    const isOpen = isStill && searchParams.get('size') === '384x216';
    const isFirst = isStill || pathname.endsWith('playlist.m3u8');
    if (status !== 200 && isFirst && !isOpen) return new Response('No.', { status });
    if (isStill) {
      const at = searchParams.get('at');
      const size = searchParams.get('size') as keyof typeof sizes;
      return new Response(sizes[size], { headers: { ...headers, ...(at && { 'boma-still-at': at }) } });
    }
    if (pathname.endsWith('.ts')) return new Response(world.segment ?? film);
    const text = pathname.endsWith('playlist.m3u8')
      ? (world.master ?? master('avc1.4d401f,mp4a.40.2'))
      : (world.chunks ?? chunks());
    return new Response(text, { headers });
  });
}

afterEach(() => vi.unstubAllGlobals());

const trial = async (world?: World, subscriber_only = false): Promise<TrialLine[]> => {
  serve(world);
  const setting = { server, secret: 'secret', site: 'https://www.example', now: NOON };
  return (await trialOf({ code: 'tau', subscriber_only }, setting)).lines;
};
const lineOf = async (about: string, world: World, paid = false) =>
  (await trial(world, paid)).find((line) => line.about === about);

describe('a trial', () => {
  it('finds nothing wrong, and nothing to know, where all is well', async () => {
    const lines = await trial();
    expect(lines.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(lines.map(({ about }) => about)).toEqual([
      'Playlist',
      'Speed',
      'Window',
      'Dates',
      'CORS',
      'Viewers',
      'Picture',
      'Sound',
      'Weight',
      'Moments',
      'Still, small',
      'Still, medium',
      'Still, large',
      'Still of a moment',
    ]);
  });

  it.each([
    [
      'HEVC by its name',
      { master: master('hvc1.1.6.L120.90,mp4a.40.2'), segment: Buffer.from('ftyp') },
      'Picture',
      'wrong',
      'Set it to H.264',
    ],
    ['AC-3', { master: master('avc1.4d401f,ac-3'), segment: Buffer.from('ftyp') }, 'Sound', 'wrong', 'AAC'],
    [
      'no sound',
      { master: master('avc1.4d401f'), segment: Buffer.from('ftyp') },
      'Sound',
      'advice',
      'no sound',
    ],
    ['fragmented MP4', { segment: Buffer.from('ftyp') }, 'Moments', 'advice', 'no moments'],
    [
      'encrypted segments',
      { chunks: chunks(0, ['#EXT-X-KEY:METHOD=AES-128,URI="k"']) },
      'Moments',
      'advice',
      'no moments',
    ],
    [
      'a short window',
      { chunks: '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n1.ts' },
      'Window',
      'advice',
      '4 seconds only',
    ],
    [
      'no dates',
      { chunks: '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n1.ts' },
      'Dates',
      'advice',
      'no dates',
    ],
    ['a clock that is slow', { chunks: chunks(-300) }, 'Dates', 'wrong', '300 seconds old'],
    ['a clock that is fast', { chunks: chunks(60) }, 'Dates', 'wrong', '60 seconds in the future'],
    [
      'no CORS',
      { headers: { 'access-control-allow-origin': 'https://other.example' } },
      'CORS',
      'wrong',
      'Access-Control-Allow-Origin',
    ],
    ['a finished playlist', { chunks: `${chunks()}\n#EXT-X-ENDLIST` }, 'Playlist', 'wrong', 'finished'],
    ['a page', { master: '<html>' }, 'Playlist', 'wrong', 'no HLS playlist'],
    [
      'a small still that is too heavy',
      { small: jpeg(384, 216, 48_001) },
      'Still, small',
      'advice',
      '48001 bytes',
    ],
    ['a still of another size', { small: jpeg(320, 180) }, 'Still, small', 'wrong', 'is 320x180'],
    ['a still that is no JPEG', { small: Buffer.from('RIFF') }, 'Still, small', 'wrong', 'is none'],
  ] as const)('tells of %s', async (_, world, about, state, words) => {
    expect(await lineOf(about, world)).toMatchObject({ state, text: expect.stringContaining(words) });
  });

  it('reads the picture in the segment rather than what the playlist names', async () => {
    expect(await lineOf('Picture', { master: master('hvc1.1.6.L120.90') })).toMatchObject({ state: 'ok' });
  });

  it.each([
    [404, false, 'The server answered 404. There is no picture under this code.'],
    [403, false, 'The server answered 403. It refused an open camera.'],
    [403, true, 'The server answered 403. It refused a valid ticket.'],
    [502, false, 'answered 502'],
  ])('tells of a playlist that answers %i', async (status, paid, words) => {
    expect(await lineOf('Playlist', { status: () => status }, paid)).toMatchObject({
      state: 'wrong',
      text: expect.stringContaining(words),
    });
  });

  it('tells of a media server that cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed');
    });
    const setting = { server, secret: 'secret', site: 'https://www.example', now: NOON };
    const { lines } = await trialOf({ code: 'tau', subscriber_only: true }, setting);
    expect(lines.filter(({ state }) => state === 'wrong').map(({ about }) => about)).toEqual([
      'Playlist',
      'Still, small',
      'Still, medium',
      'Still, large',
    ]);
  });

  it('proves of a members’ camera that it takes a ticket and is refused without one', async () => {
    const locked = { status: (hasTicket: boolean) => (hasTicket ? 200 : 403) };
    expect((await trial(locked, true)).filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(await lineOf('Ticket of the playlist', {}, true)).toMatchObject({ state: 'wrong' });
    expect(await lineOf('Ticket of the large still', {}, true)).toMatchObject({ state: 'wrong' });
  });
});

describe('a trial of a partner’s camera', () => {
  const PARTNER = 'https://live.partner.example/dam.m3u8?key=7';
  const EDGE = 'https://edge-3.partner.example/session-9/';
  const SITE = 'https://www.example';
  const policyOf = (hosts: string) =>
    `default-src 'self'; connect-src 'self' ${hosts}; media-src 'self' blob: ${hosts}; img-src *`;

  /** A partner's server, which takes its key and sends the player to another machine. */
  function servePartner({ policy = policyOf('https://*.partner.example'), key = '7' } = {}): string[] {
    const asked: string[] = [];
    const from = (text: string | Uint8Array<ArrayBuffer>, url: string) => {
      const response = new Response(text, { headers: { 'access-control-allow-origin': '*' } });
      Object.defineProperty(response, 'url', { value: url });
      return response;
    };
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      const { origin, pathname, searchParams } = new URL(address);
      if (origin === SITE) return new Response('<html>', { headers: { 'content-security-policy': policy } });
      if (pathname === '/dam.m3u8')
        return searchParams.get('key') === key
          ? from(master('avc1.4d401f,mp4a.40.2'), `${EDGE}dam.m3u8`)
          : new Response('', { status: 403 });
      return from(pathname.endsWith('.ts') ? new Uint8Array(film) : chunks(), address);
    });
    return asked;
  }
  const partnerTrial = async () =>
    (
      await trialOf(
        { code: 'dam', subscriber_only: false, address: PARTNER },
        { server, secret: 'secret', site: SITE, now: NOON },
      )
    ).lines;
  const hosts = async () => (await partnerTrial()).find(({ about }) => about === 'Hosts');

  it('follows its redirects with its key, asks nothing of our media server, and says what the camera lacks', async () => {
    const asked = servePartner();
    const lines = await partnerTrial();
    expect(lines.filter(({ state }) => state !== 'ok').map(({ about }) => about)).toEqual(['Partner']);
    expect(lines.map(({ about }) => about)).toEqual([
      'Playlist',
      'Speed',
      'Window',
      'Dates',
      'CORS',
      'Picture',
      'Sound',
      'Weight',
      'Moments',
      'Hosts',
      'Partner',
    ]);
    expect(asked).toContain(`${EDGE}720p/chunks.m3u8`);
    expect(asked.filter((address) => address.startsWith(server.mediaServer))).toEqual([]);
    expect(lines.at(-1)?.text).toContain('no stills, no snapshots, no day and no number of viewers');
  });

  it.each([
    ['', 'https://live.partner.example, https://edge-3.partner.example'],
    ['https://live.partner.example', 'Browsers refuse https://edge-3.partner.example on our pages.'],
    ['https://*.example', undefined],
    ['https://live.partner.example https://edge-3.partner.example', undefined],
  ])('says which hosts the policy of our pages lacks, where it allows %j', async (allowed, refused) => {
    servePartner({ policy: policyOf(allowed) });
    const line = await hosts();
    expect(line?.state).toBe(refused === undefined ? 'ok' : 'wrong');
    if (refused !== undefined) expect(line?.text).toContain(refused);
  });

  it('does not know the hosts of pages that it cannot read', async () => {
    servePartner({ policy: '' });
    expect(await hosts()).toMatchObject({ state: 'advice' });
  });

  it('says of an address that wants another key that it is refused', async () => {
    servePartner({ key: '8' });
    expect(await partnerTrial()).toMatchObject([
      {
        about: 'Playlist',
        state: 'wrong',
        text: 'The server answered 403. It refused the site. Ask the partner for an address that is open to everyone.',
      },
      { about: 'Partner' },
    ]);
  });
});

it('reads the size of a JPEG from its header, and of nothing else', () => {
  expect(sizeOfJpeg(jpeg(1280, 720))).toBe('1280x720');
  for (const bytes of ['', 'GIF89a', '\u00ff\u00d8'].map((text) => Buffer.from(text, 'latin1')))
    expect(sizeOfJpeg(bytes)).toBeUndefined();
});
