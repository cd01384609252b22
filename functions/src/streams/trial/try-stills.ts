import {
  type MediaServer,
  STILL_AT_HEADER,
  stillUrlAt,
  thumbnailUrl,
} from '@boma/domain/streams/media-urls.ts';
import { REEL_STILL_MAX_BYTES } from '@boma/domain/streams/reels.constants.ts';
import { type ThumbnailSize, thumbnailSizes } from '@boma/domain/streams/streams.constants.ts';
import type { TrialLine } from '@boma/domain/streams/try-camera.schema.ts';
import { type Answered, advice, ask, isRefused, ok, wrong } from './ask.ts';

const STILL_MAX_BYTES = 4 * 1024 * 1024;
const MEDIUM_WITHIN_MS = 2500;

/** The pixels of a JPEG as its header says: '384x216'. Undefined for what is no JPEG. */
export function sizeOfJpeg(bytes: Buffer): string | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function stillLine(size: ThumbnailSize, answer: Answered | undefined): TrialLine {
  const about = `Still, ${size}`;
  const wanted = thumbnailSizes[size];
  if (!answer) return wrong(about, 'It did not come within 4 seconds.');
  if (answer.status !== 200)
    return wrong(
      about,
      `The media server answered ${answer.status}. Without it there are no previews, posters and snapshots.`,
    );
  const pixels = sizeOfJpeg(answer.bytes);
  if (pixels !== wanted) return wrong(about, `It has to be a JPEG of ${wanted}, and is ${pixels ?? 'none'}.`);
  const bytes = answer.bytes.length;
  if (size === 'small' && bytes > REEL_STILL_MAX_BYTES)
    return advice(
      about,
      `It has ${bytes} bytes. The day of the camera keeps stills of at most ${REEL_STILL_MAX_BYTES}: lower the quality.`,
    );
  if (size === 'medium' && answer.ms > MEDIUM_WITHIN_MS)
    return advice(about, `It took ${answer.ms} ms. Sightings wait for it ${MEDIUM_WITHIN_MS} ms at most.`);
  return ok(about, `${wanted}, ${bytes} bytes, within ${answer.ms} ms.`);
}

const momentLine = (answer: Answered | undefined): TrialLine =>
  answer?.status === 200 && answer.headers.has(STILL_AT_HEADER)
    ? ok('Still of a moment', 'Posters of moments, and snapshots on iPhones, show what the viewer saw.')
    : advice(
        'Still of a moment',
        `The media server has no stills of a moment ('at' and '${STILL_AT_HEADER}'). Posters of moments, and snapshots on iPhones, show the newest picture.`,
      );

/** What the media server did with a request that needs a ticket and had none. */
function lockLine(about: string, answer: Answered | undefined): TrialLine {
  if (answer?.status === 200)
    return wrong(
      about,
      'Everyone gets it: the media server answered without a ticket. Let it check tickets before you show this camera.',
    );
  return answer && isRefused(answer)
    ? ok(about, 'Without a ticket it is refused.')
    : advice(about, 'Whether it is refused without a ticket could not be found out.');
}

interface Tried {
  readonly media: MediaServer;
  readonly code: string;
  /** Of a members' camera, as a query that begins with '?'. Otherwise empty. */
  readonly ticket: string;
  readonly now: number;
}

/** The stills of a camera, in the sizes that the site asks for. The small one is open to everyone. */
export async function tryStills({ media, code, ticket, now }: Tried): Promise<TrialLine[]> {
  const withTicket = ticket.replace('?', '&');
  const urlOf = (size: ThumbnailSize) => thumbnailUrl(media, code, size, now);
  const [small, medium, large, moment] = await Promise.all([
    ask(urlOf('small'), STILL_MAX_BYTES),
    ask(urlOf('medium') + withTicket, STILL_MAX_BYTES),
    ask(urlOf('large') + withTicket, STILL_MAX_BYTES),
    ask(stillUrlAt(urlOf('small'), now - 30_000), STILL_MAX_BYTES),
  ]);
  return [
    stillLine('small', small),
    stillLine('medium', medium),
    stillLine('large', large),
    momentLine(moment),
  ];
}

/** Whether guests are kept out of a members' camera. `playlist`: its address without a ticket. */
export async function tryLocks(
  media: MediaServer,
  code: string,
  playlist: string,
  now: number,
): Promise<TrialLine[]> {
  const [list, large] = await Promise.all([
    ask(playlist, STILL_MAX_BYTES),
    ask(thumbnailUrl(media, code, 'large', now), STILL_MAX_BYTES),
  ]);
  return [lockLine('Ticket of the playlist', list), lockLine('Ticket of the large still', large)];
}
