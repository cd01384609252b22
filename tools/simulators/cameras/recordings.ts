import { RECORDINGS, type Shot } from '../../seed/videos/recordings.ts';
import { type Answer, cached, refuse } from './answer.ts';
import { readSegment, readStill, type Take, variantsOf } from './library.ts';
import { RENDITIONS, SEGMENT_COUNT, SEGMENT_SECONDS, STILL_COUNT } from './loop.ts';
import { masterPlaylist } from './playlist.ts';
import { stillAs, type ThumbnailSize } from './thumbnail.ts';
import { isTicketValid } from './token.ts';

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** What a recording is cut from: one committed segment after the other. */
export interface Cut {
  readonly take: Take;
  readonly index: number;
  /** True where the picture jumps. */
  readonly seam: boolean;
}

/** Shots may be longer than their film: it loops. */
export function cutsOf(shots: readonly Shot[]): Cut[] {
  return shots.flatMap(({ code, light, from, segments }) =>
    Array.from({ length: segments }, (_, at) => {
      const index = (from + at) % SEGMENT_COUNT;
      return { take: { code, light }, index, seam: at === 0 || index === 0 };
    }),
  );
}

/** A finished playlist: all segments, and the mark that no more will come. */
export function recordedPlaylist(cuts: readonly Cut[], query: string): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
  ];
  for (const [number, { seam }] of cuts.entries()) {
    if (seam && number > 0) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(`#EXTINF:${SEGMENT_SECONDS}.000,`, `${number}.ts${query}`);
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}

interface Server {
  readonly secret: string;
  readonly now: () => number;
}

const ADDRESS = /^\/vod\/([a-z0-9-]+)\/(?:playlist\.m3u8|([a-z0-9]+)\/(?:chunks\.m3u8|(\d{1,6})\.ts))$/;

async function part(cut: Cut | undefined, rendition: string, paid: boolean): Promise<Answer> {
  if (!cut) return refuse(404, 'The recording is shorter.');
  const body = await readSegment(cut.take, rendition, cut.index);
  return { status: 200, type: 'video/mp2t', body, headers: cached(3600, paid) };
}

/** Recordings on demand: `/vod/{code}/playlist.m3u8` and what it names. Undefined for other addresses. */
export async function recording(server: Server, url: URL): Promise<Answer | undefined> {
  if (!url.pathname.startsWith('/vod/')) return undefined;
  const [, code = '', rendition, number] = ADDRESS.exec(url.pathname) ?? [];
  const recorded = RECORDINGS.get(code);
  if (!recorded || (rendition && !RENDITIONS.some(({ name }) => name === rendition)))
    return refuse(404, 'There is no such recording.');
  const { paid, shots } = recorded;
  const ticket = { expires: url.searchParams.get('expires'), token: url.searchParams.get('token') };
  if (paid && !isTicketValid(server.secret, `vod/${code}`, ticket, server.now()))
    return refuse(403, 'This recording needs a valid token.');
  const query = paid ? `?expires=${ticket.expires}&token=${ticket.token}` : '';
  const cuts = cutsOf(shots);
  if (rendition && number) return part(cuts[Number(number)], rendition, paid);
  const [first] = cuts;
  if (!first) return refuse(404, 'The recording is empty.');
  const body = rendition ? recordedPlaylist(cuts, query) : masterPlaylist(variantsOf(first.take), query);
  return { status: 200, type: PLAYLIST_TYPE, body, headers: cached(60, paid) };
}

/** A still of a recording's first shot, which everybody may see; of a paid one in the smaller sizes. */
export async function recordedStill(code: string, size: ThumbnailSize): Promise<Answer> {
  const recorded = RECORDINGS.get(code);
  const [first] = recorded?.shots ?? [];
  if (!first) return refuse(404, 'There is no such recording.');
  if (recorded?.paid && size === '1280x720') return refuse(403, 'A paid recording has smaller stills only.');
  const { light } = first;
  const still = Math.round((first.from / SEGMENT_COUNT) * STILL_COUNT) % STILL_COUNT;
  const body = await stillAs(await readStill({ code: first.code, light }, still), size);
  return { status: 200, type: 'image/jpeg', body, headers: cached(3600, false) };
}
