import { STREAMS } from '../../tools/seed/catalogue.ts';
import { playbackSecret } from './run.ts';

export const paidStreams = STREAMS.filter((stream) => stream.subscriber_only);

/** Of a paid camera that a script wrote past every check, straight into the collection. */
export const PLANTED_VIDEO = 'pa1dScan_01';

/** As it is, and read through what JSON, addresses and markup make of a sign. */
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
 * What only members may hold, wherever it stands in a text: a ticket of the media server, an address below a paid
 * camera's, the secret that makes tickets, a video that is paid for.
 */
export function paidSourcesIn(text: string): string[] {
  const codes = paidStreams.map(({ code }) => code).join('|');
  const marks = [/\btoken=[\w-]{43}\b/g, new RegExp(`/boma/(?:${codes})/[\\w./?=&-]*`, 'g')];
  const words = [playbackSecret(), PLANTED_VIDEO];
  const found = readings(text).flatMap((reading) => [
    ...marks.flatMap((mark) => reading.match(mark) ?? []),
    ...words.filter((word) => reading.includes(word)),
  ]);
  return [...new Set(found)];
}

/** Where in a collection of texts such a thing stands: `place: what`. */
export function paidSourcesAmong(texts: Iterable<readonly [place: string, text: string]>): string[] {
  return Array.from(texts).flatMap(([place, text]) =>
    paidSourcesIn(text).map((found) => `${place}: ${found}`),
  );
}
