import { type Answer, cached, cachedSegment, refuse } from '../../../media-gateway/src/front/answer.ts';
import { masterPlaylist, PLAYLIST_TYPE } from '../../../media-gateway/src/front/playlist.ts';
import type { StillSize } from '../../../media-gateway/src/front/still-sizes.ts';
import { validTicket } from '../../../media-gateway/src/front/tickets.ts';
import { RECORDINGS, type Shot } from '../../seed/videos/recordings.ts';
import { readSegment, readStill, renditionsOf, type Take } from './library.ts';
import { RENDITIONS, SEGMENT_COUNT, SEGMENT_SECONDS, STILL_COUNT } from './loop.ts';
import { stillAs } from './thumbnail.ts';

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

const ADDRESS = /^([a-z0-9-]+)\/(?:playlist\.m3u8|([a-z0-9]+)\/(?:chunks\.m3u8|(\d{1,6})\.ts))$/;

async function part(
  cut: Cut | undefined,
  rendition: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  if (!cut) return refuse(404, 'The recording is shorter.');
  const body = await readSegment(cut.take, rendition, cut.index);
  return { status: 200, type: 'video/mp2t', body, headers };
}

/** Recordings on demand: `{code}/playlist.m3u8` and what it names. */
export async function recording(server: Server, path: string, search: URLSearchParams): Promise<Answer> {
  const [, code = '', rendition, number] = ADDRESS.exec(path) ?? [];
  const recorded = RECORDINGS.get(code);
  if (!recorded || (rendition && !RENDITIONS.some(({ name }) => name === rendition)))
    return refuse(404, 'There is no such recording.');
  const { paid, shots } = recorded;
  const query = paid ? validTicket(server.secret, `vod/${code}`, search, server.now()) : '';
  if (query === undefined) return refuse(403, 'This recording needs a valid token.');
  const cuts = cutsOf(shots);
  if (rendition && number)
    return part(cuts[Number(number)], rendition, cachedSegment(paid, search, server.now()));
  const [first] = cuts;
  if (!first) return refuse(404, 'The recording is empty.');
  const body = rendition ? recordedPlaylist(cuts, query) : masterPlaylist(renditionsOf(first.take), query);
  return { status: 200, type: PLAYLIST_TYPE, body, headers: cached(60, paid) };
}

/** A still of a recording's first shot, which everybody may see; of a paid one in the smaller sizes. */
export async function recordedStill(code: string, size: StillSize): Promise<Answer> {
  const recorded = RECORDINGS.get(code);
  const [first] = recorded?.shots ?? [];
  if (!first) return refuse(404, 'There is no such recording.');
  if (recorded?.paid && size === '1280x720') return refuse(403, 'A paid recording has smaller stills only.');
  const { light } = first;
  const still = Math.round((first.from / SEGMENT_COUNT) * STILL_COUNT) % STILL_COUNT;
  const body = await stillAs(await readStill({ code: first.code, light }, still), size);
  return { status: 200, type: 'image/jpeg', body, headers: cached(3600, false) };
}
