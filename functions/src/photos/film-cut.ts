/** One part of a camera's film, as its playlist lists it. */
export interface FilmPart {
  readonly url: string;
  readonly seconds: number;
  /** Unix milliseconds. */
  readonly startsAt: number;
  /** The picture jumps here, so players must restart. */
  readonly isCut: boolean;
}

/** The address of a master playlist's best rendition. Undefined for a media playlist. */
export function bestRendition(playlist: string, url: string): string | undefined {
  const lines = playlist.split(/\r?\n/);
  const renditions = lines.flatMap((line, at) => {
    if (!line.startsWith('#EXT-X-STREAM-INF')) return [];
    const uri = lines.slice(at + 1).find((next) => next.trim() !== '' && !next.startsWith('#'));
    const bandwidth = Number(/[:,]BANDWIDTH=(\d+)/.exec(line)?.[1] ?? 0);
    return uri === undefined ? [] : [{ uri: uri.trim(), bandwidth }];
  });
  const [best] = renditions.toSorted((a, b) => b.bandwidth - a.bandwidth);
  return best && new URL(best.uri, url).href;
}

/** True for a playlist whose parts cannot be copied one by one: encrypted ones, and those with a header apart. */
const isForeign = (playlist: string) => /^#EXT-X-(KEY|MAP|BYTERANGE)/m.test(playlist);

interface Reading {
  readonly parts: Omit<FilmPart, 'startsAt'>[];
  /** When the part with this number began, as the playlist says. */
  date?: { readonly at: number; readonly part: number };
}

function readLines(playlist: string, url: string): Reading {
  const reading: Reading = { parts: [] };
  let seconds = 0;
  let isCut = false;
  for (const line of playlist.split(/\r?\n/).map((each) => each.trim())) {
    const [, tag, value = ''] =
      /^#(EXTINF|EXT-X-PROGRAM-DATE-TIME|EXT-X-DISCONTINUITY)(?::(.*))?$/.exec(line) ?? [];
    if (tag === 'EXT-X-DISCONTINUITY') isCut = true;
    else if (tag === 'EXTINF') seconds = Number.parseFloat(value);
    else if (tag) reading.date = { at: Date.parse(value), part: reading.parts.length };
    else if (line !== '' && !line.startsWith('#') && seconds > 0) {
      reading.parts.push({ url: new URL(line, url).href, seconds, isCut });
      [seconds, isCut] = [0, false];
    }
  }
  return reading;
}

/**
 * The parts of a live media playlist, the oldest first. Without dates in it, the newest part ends now. Empty for a
 * playlist that is not made of whole, open parts.
 */
export function readParts(playlist: string, url: string, now: number): FilmPart[] {
  if (!playlist.startsWith('#EXTM3U') || isForeign(playlist)) return [];
  const { parts, date } = readLines(playlist, url);
  const lengthOf = (some: typeof parts) => some.reduce((sum, { seconds }) => sum + seconds * 1000, 0);
  const isDated = date !== undefined && Number.isFinite(date.at);
  let startsAt = isDated ? date.at - lengthOf(parts.slice(0, date.part)) : now - lengthOf(parts);
  return parts.map((part) => {
    const dated = { ...part, startsAt };
    startsAt += part.seconds * 1000;
    return dated;
  });
}

const endOf = ({ startsAt, seconds }: FilmPart) => startsAt + seconds * 1000;

/**
 * The parts that show a moment of this length, which ended at `endsAt` (unix milliseconds), or with the newest part if
 * that is older. Undefined when more than half of the moment is gone.
 */
export function cutMoment(
  parts: readonly FilmPart[],
  { endsAt, seconds }: { readonly endsAt: number; readonly seconds: number },
): FilmPart[] | undefined {
  const newest = parts.at(-1);
  if (!newest) return undefined;
  const end = Math.min(endsAt, endOf(newest));
  const begin = end - seconds * 1000;
  const cut = parts.filter((part) => part.startsAt < end && endOf(part) > begin);
  const kept = cut.reduce((sum, part) => sum + part.seconds, 0);
  return kept * 2 >= seconds ? cut : undefined;
}

/** The playlist of a film whose parts are beside it: `0.ts`, `1.ts` and so on. */
export function filmList(parts: readonly Pick<FilmPart, 'seconds' | 'isCut'>[]): string {
  const longest = Math.max(...parts.map(({ seconds }) => Math.ceil(seconds)));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...parts.flatMap(({ seconds, isCut }, number) => [
      ...(isCut && number > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${seconds.toFixed(3)},`,
      `${number}.ts`,
    ]),
    '#EXT-X-ENDLIST',
  ];
  return `${lines.join('\n')}\n`;
}

/** The same playlist, whose parts carry this query. */
export const withTicket = (list: string, query: string): string => list.replace(/^\d+\.ts$/gm, `$&${query}`);
