import { MOMENT_AHEAD_MAX_MS } from '@boma/domain/photos/photos.constants.ts';
import type { MediaPlaylist, Segment } from '@boma/domain/streams/playlist.ts';

/** One part of a camera's film, as its playlist lists it. */
export interface FilmPart {
  readonly url: string;
  readonly seconds: number;
  /** Unix milliseconds. */
  readonly startsAt: number;
  /** The same by the dates of the playlist, right or wrong. Undefined without dates. */
  readonly datedAt: number | undefined;
  /** The picture jumps here, so players must restart. */
  readonly isCut: boolean;
}

/** The seconds by which what an encoder says of the newest segment's end may differ from now. */
const AHEAD_SECONDS = 10;
const BEHIND_SECONDS_AT_LEAST = 20;
const BEHIND_SEGMENTS = 3;

/** When each segment began as the encoder says, in unix milliseconds. Undefined before the first date. */
function saidStarts(segments: readonly Segment[]): (number | undefined)[] {
  let end: number | undefined;
  return segments.map(({ date, seconds }) => {
    const start = date ?? end;
    end = start === undefined ? undefined : start + seconds * 1000;
    return start;
  });
}

/**
 * How much to add to what the encoder says, in milliseconds. A live camera's newest segment ends about now: an encoder that
 * says something else has a wrong clock.
 */
function correctionFor(saidEnd: number, targetSeconds: number, now: number): number {
  const behind = Math.max(BEHIND_SECONDS_AT_LEAST, targetSeconds * BEHIND_SEGMENTS) * 1000;
  const isBelievable = saidEnd <= now + AHEAD_SECONDS * 1000 && saidEnd >= now - behind;
  return isBelievable ? 0 : now - saidEnd;
}

/**
 * When each segment began. The newest one ends when its encoder says, or now. An older one ends where the next begins, or
 * earlier if the encoder says so: there was an outage between them.
 */
function startsOf(
  { segments, targetSeconds }: MediaPlaylist,
  said: readonly (number | undefined)[],
  now: number,
): number[] {
  const saidOfNewest = said.at(-1);
  const saidEnd = (saidOfNewest ?? 0) + (segments.at(-1)?.seconds ?? 0) * 1000;
  const correction = saidOfNewest === undefined ? 0 : correctionFor(saidEnd, targetSeconds, now);
  const starts: number[] = [];
  let limit = saidOfNewest === undefined ? now : saidEnd + correction;
  for (const [back, { seconds }] of segments.toReversed().entries()) {
    const saidStart = said[segments.length - 1 - back];
    const latest = limit - seconds * 1000;
    limit = saidStart === undefined ? latest : Math.min(latest, saidStart + correction);
    starts.unshift(limit);
  }
  return starts;
}

/**
 * The parts of a live media playlist, the oldest first. Without dates in it, the newest part ends now. Empty for a
 * playlist that is not made of whole, open parts. `url` is where the playlist came from, after all redirects.
 */
export function readParts(playlist: MediaPlaylist, url: string, now: number): FilmPart[] {
  const { segments } = playlist;
  if (segments.some(({ isWhole }) => !isWhole)) return [];
  const said = saidStarts(segments);
  const starts = startsOf(playlist, said, now);
  return segments.flatMap(({ uri, seconds, isCut, isGap }, at) =>
    isGap || seconds === 0
      ? []
      : [
          {
            url: new URL(uri, url).href,
            seconds,
            startsAt: starts[at] ?? now,
            datedAt: said[at],
            isCut: isCut || segments[at - 1]?.isGap === true,
          },
        ],
  );
}

const endOf = ({ startsAt, seconds }: FilmPart) => startsAt + seconds * 1000;
const datedEndOf = ({ datedAt, seconds }: FilmPart) =>
  datedAt === undefined ? undefined : datedAt + seconds * 1000;

/** True if the playlist dates its newest part, so that a picture can be found by its date. */
export const isDated = (parts: readonly FilmPart[]): boolean => parts.at(-1)?.datedAt !== undefined;

/**
 * When the picture was filmed that the playlist dates so, on the clock of `startsAt`. One of an outage counts as the last
 * picture before it, and one that is a little newer than the newest part as its end. 'gone': the camera has forgotten it.
 * 'ahead': it has not filmed it.
 */
export function timeOfPicture(parts: readonly FilmPart[], picture: number): number | 'gone' | 'ahead' {
  const newest = parts.at(-1);
  if (!newest) return 'gone';
  const dated = parts.findLast(({ datedAt }) => datedAt !== undefined && datedAt <= picture);
  if (!dated) return 'gone';
  const past = picture - (datedEndOf(dated) ?? picture);
  if (past <= 0) return dated.startsAt + picture - (dated.datedAt ?? picture);
  return dated === newest && past > MOMENT_AHEAD_MAX_MS ? 'ahead' : endOf(dated);
}

/** Less of a part than this shows one picture at most. */
const LEAST_MS = 100;

/** A part of a moment. `seconds` is how much of it is shown. */
export interface CutPart extends FilmPart {
  /** Less than the whole part is shown: it is cut off behind its `seconds`. */
  readonly isShortened: boolean;
}

/** What is shown of a part of a moment that ends at `end`. */
function cutAt(part: FilmPart, end: number): CutPart {
  const isShortened = endOf(part) - end >= LEAST_MS;
  return { ...part, isShortened, seconds: isShortened ? (end - part.startsAt) / 1000 : part.seconds };
}

/**
 * The parts that show a moment of this length, which ended at `endsAt` (unix milliseconds), or with the newest part if
 * that is older. The last one ends there. Undefined when more than half of the moment is gone.
 */
export function cutMoment(
  parts: readonly FilmPart[],
  { endsAt, seconds }: { readonly endsAt: number; readonly seconds: number },
): CutPart[] | undefined {
  const newest = parts.at(-1);
  if (!newest) return undefined;
  const end = Math.min(endsAt, endOf(newest));
  const begin = end - seconds * 1000;
  const cut = parts
    .filter((part) => part.startsAt <= end - LEAST_MS && endOf(part) > begin)
    .map((part) => cutAt(part, end));
  const kept = cut.reduce((sum, part) => sum + part.seconds, 0);
  return kept * 2 >= seconds ? cut : undefined;
}

/** The last picture of a film begins at most so long before its end, in milliseconds. */
const LAST_PICTURE_MS = 50;

/** The date by the playlist of the last picture that the parts show. Undefined without dates. */
export function dateOfLastPicture(parts: readonly CutPart[]): number | undefined {
  const last = parts.at(-1);
  const end = last && datedEndOf(last);
  return end === undefined ? undefined : Math.round(end - LAST_PICTURE_MS);
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
