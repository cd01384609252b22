import { VIEWERS_HEADER } from '@boma/domain/streams/media-urls.ts';
import {
  firstRendition,
  type MediaPlaylist,
  newestSegment,
  parsePlaylist,
  type Rendition,
} from '@boma/domain/streams/playlist.ts';
import type { TrialLine } from '@boma/domain/streams/try-camera.schema.ts';
import { PLAYLIST_MAX_BYTES } from '../fetch-playlist.ts';
import { type Answered, advice, ask, isRefused, ok, wrong } from './ask.ts';

/** Members can keep the last minutes of a camera. */
const WINDOW_SECONDS = 240;
const SLOW_MS = 2000;
/** How far the dates of a playlist may be from the clock of this server, in seconds. */
const DATE = { ahead: 10, behind: 30 } as const;

/** A media playlist that was found, and where it came from. */
export interface FoundList {
  readonly playlist: MediaPlaylist;
  readonly rendition: Rendition | undefined;
  readonly url: string;
  /** Where all of it came from, after all redirects. */
  readonly addresses: readonly string[];
}

export interface PlaylistTrial {
  readonly lines: readonly TrialLine[];
  readonly found?: FoundList;
}

const onlyLine = (line: TrialLine): PlaylistTrial => ({ lines: [line] });

/** Whose playlist it is: of a camera that is open at our media server, of one for members there, or of a partner's. */
type From = 'open' | 'members' | 'partner';

const MISSING: Readonly<Record<From, string>> = {
  open: 'There is no picture under this code. Publish the camera at the media server, or correct the code.',
  members:
    'There is no picture under this code. Publish the camera at the media server, or correct the code.',
  partner: 'There is no picture at this address. Ask the partner for the right one.',
};
const REFUSED: Readonly<Record<From, string>> = {
  open: `It refused an open camera. Let it ask for no ticket there, or make this a members' camera.`,
  members: 'It refused a valid ticket. Give it the same playback secret as the site.',
  partner: 'It refused the site. Ask the partner for an address that is open to everyone.',
};

/** Why an answer cannot be a playlist. Undefined if it may be one. */
function refusalOf(answer: Answered | undefined, from: From): TrialLine | undefined {
  if (!answer)
    return wrong('Playlist', 'The server gave no answer within 4 seconds, or one of more than 256 KiB.');
  const { status } = answer;
  const say = (words: string) => wrong('Playlist', `The server answered ${status}. ${words}`);
  if (status === 404 || status === 410) return say(MISSING[from]);
  if (isRefused(answer)) return say(REFUSED[from]);
  return status === 200 ? undefined : say('Look at its log.');
}

function windowLine({ segments }: MediaPlaylist): TrialLine {
  const seconds = Math.round(segments.reduce((sum, each) => sum + each.seconds, 0));
  return seconds >= WINDOW_SECONDS - 1
    ? ok('Window', `The playlist lists the last ${seconds} seconds.`)
    : advice(
        'Window',
        `The playlist lists ${seconds} seconds only. Viewers cannot rewind further, and moments are shorter. Let the media server list ${WINDOW_SECONDS}.`,
      );
}

function dateLine({ segments }: MediaPlaylist, now: number): TrialLine {
  const from = segments.findLastIndex(({ date }) => date !== undefined);
  const date = segments[from]?.date;
  if (date === undefined)
    return advice(
      'Dates',
      'The playlist has no dates (EXT-X-PROGRAM-DATE-TIME). Moments may end some seconds beside the picture that a member saw.',
    );
  const seconds = segments.slice(from).reduce((sum, each) => sum + each.seconds, 0);
  const old = Math.round((now - date) / 1000 - seconds);
  if (old > DATE.behind || old < -DATE.ahead)
    return wrong(
      'Dates',
      `By its dates the newest picture is ${Math.abs(old)} seconds ${old > 0 ? 'old' : 'in the future'}. Set the clock of the camera or the encoder (NTP).`,
    );
  return ok('Dates', `By its dates the newest picture is ${Math.max(0, old)} seconds old.`);
}

function corsLine({ headers }: Answered, site: string): TrialLine {
  const origin = headers.get('access-control-allow-origin');
  return origin === '*' || origin === site
    ? ok('CORS', 'Pages of the site may read it.')
    : wrong(
        'CORS',
        `The media server lets no page read the playlist. Let it answer 'Access-Control-Allow-Origin: *'.`,
      );
}

const speedLine = (ms: number): TrialLine =>
  ms < SLOW_MS
    ? ok('Speed', `The playlists came within ${ms} ms.`)
    : advice('Speed', `The playlists took ${ms} ms. After 4 seconds the camera counts as off the air.`);

const viewersLine = (answers: readonly Answered[]): TrialLine =>
  answers.some(({ headers }) => headers.has(VIEWERS_HEADER))
    ? ok('Viewers', 'The media server counts its players.')
    : advice(
        'Viewers',
        `The media server has no header '${VIEWERS_HEADER}'. The site shows no number of viewers.`,
      );

interface Tried {
  readonly address: string;
  readonly from: From;
  readonly site: string;
  readonly now: number;
}

/** Reads a camera's playlists as a player does. The address carries the ticket of a members' camera. */
export async function tryPlaylist({ address, from, site, now }: Tried): Promise<PlaylistTrial> {
  const first = await ask(address, PLAYLIST_MAX_BYTES);
  const refusal = refusalOf(first, from);
  if (!first || refusal) return { lines: refusal ? [refusal] : [] };
  const read = parsePlaylist(first.bytes.toString('utf8'));
  if (!read) return onlyLine(wrong('Playlist', 'The answer is no HLS playlist.'));
  const rendition = read.kind === 'master' ? firstRendition(read) : undefined;
  const second = rendition && (await ask(new URL(rendition.uri, first.url).href, PLAYLIST_MAX_BYTES));
  const refusalOfRendition = rendition && refusalOf(second, from);
  if (refusalOfRendition) return onlyLine(refusalOfRendition);
  const last = second ?? first;
  const list = parsePlaylist(last.bytes.toString('utf8'));
  const newest = list?.kind === 'media' ? newestSegment(list) : undefined;
  if (list?.kind !== 'media' || !newest)
    return onlyLine(
      wrong(
        'Playlist',
        'The playlist has no segment that a player could play, or it is finished. Start the camera.',
      ),
    );
  const answers = second ? [first, second] : [first];
  return {
    found: {
      playlist: list,
      rendition,
      url: last.url,
      addresses: [...answers.map(({ url }) => url), new URL(newest.uri, last.url).href],
    },
    lines: [
      ok('Playlist', 'The playlist and its segments are there.'),
      speedLine(answers.reduce((sum, { ms }) => sum + ms, 0)),
      windowLine(list),
      dateLine(list, now),
      corsLine(last, site),
      ...(from === 'partner' ? [] : [viewersLine(answers)]),
    ],
  };
}
