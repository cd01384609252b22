import { STREAMS } from '../../tools/seed/catalogue.ts';
import { RECORDINGS } from '../../tools/seed/videos/recordings.ts';
import { playbackSecret } from './run.ts';

/** The names of the premium recordings at the media server. */
export const paidRecordings = [...RECORDINGS].flatMap(([code, { paid }]) => (paid ? [code] : []));

export const paidStreams = STREAMS.filter((stream) => stream.subscriber_only);

/** The source of a paid camera that a script wrote directly into the collection, past every check. */
export const PLANTED_VIDEO = 'pa1dScan_01';

/** The text itself, and decoded from JSON, URLs and markup. */
function readings(text: string): string[] {
  const plain = text
    .replace(/\\u00([0-9a-f]{2})|%([0-9a-f]{2})/gi, (_, one?: string, other?: string) =>
      String.fromCodePoint(Number.parseInt(one ?? other ?? '', 16)),
    )
    .replaceAll('\\/', '/')
    .replaceAll('&amp;', '&');
  return plain === text ? [text] : [text, plain];
}

/**
 * Finds in a text what only members may receive: a ticket of the media server, a URL below a paid camera's,
 * a premium recording's, the secret that signs tickets, the id of a paid video.
 */
export function paidSourcesIn(text: string): string[] {
  const codes = paidStreams.map(({ code }) => code).join('|');
  const marks = [
    /\btoken=[\w-]{43}\b/g,
    new RegExp(`/boma/(?:${codes})/[\\w./?=&-]*`, 'g'),
    new RegExp(`/vod/(?:${paidRecordings.join('|')})/[\\w./?=&-]*`, 'g'),
  ];
  const words = [playbackSecret(), PLANTED_VIDEO];
  const found = readings(text).flatMap((reading) => [
    ...marks.flatMap((mark) => reading.match(mark) ?? []),
    ...words.filter((word) => reading.includes(word)),
  ]);
  return [...new Set(found)];
}

/** The finds of `paidSourcesIn` in named texts, as `name: find`. */
export function paidSourcesAmong(texts: Iterable<readonly [place: string, text: string]>): string[] {
  return Array.from(texts).flatMap(([place, text]) =>
    paidSourcesIn(text).map((found) => `${place}: ${found}`),
  );
}
