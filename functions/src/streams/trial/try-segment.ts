import { type Content, contentOfCodecs } from '@boma/domain/streams/codecs.ts';
import { newestSegment, type Segment } from '@boma/domain/streams/playlist.ts';
import type { TrialLine } from '@boma/domain/streams/try-camera.schema.ts';
import { contentOfSegment } from '../read-segment.ts';
import { advice, ask, ok, wrong } from './ask.ts';
import type { FoundList } from './try-playlist.ts';

/** More than this is no part of a moment. */
const SEGMENT_MAX_BYTES = 8 * 1024 * 1024;
/** More than this stops on many lines, in megabits a second. */
const HEAVY = 6;

function pictureLine({ picture }: Content): TrialLine {
  if (picture === 'h264') return ok('Picture', 'The picture is H.264, which every browser plays.');
  if (picture === 'hevc')
    return wrong('Picture', 'This camera sends HEVC; most browsers cannot play it. Set it to H.264.');
  if (picture === 'other')
    return wrong('Picture', 'Browsers cannot play the format of this picture. Set the camera to H.264.');
  return advice(
    'Picture',
    'Neither the playlist nor the segment says how the picture is encoded. Only H.264 plays everywhere.',
  );
}

function soundLine({ sound }: Content, hasSoundApart: boolean): TrialLine {
  if (sound === 'aac') return ok('Sound', 'The sound is AAC, in the segments of the picture.');
  if (sound === 'other')
    return wrong(
      'Sound',
      'Browsers cannot play the format of this sound. Set the camera or the encoder to AAC.',
    );
  return hasSoundApart
    ? advice(
        'Sound',
        'The segments of the picture have no sound. If it is in a playlist of its own, moments have none.',
      )
    : advice('Sound', 'There is no sound. If the camera has a microphone, let it send AAC.');
}

function weightLine(bytes: number, { seconds }: Segment): TrialLine {
  const megabits = (bytes * 8) / Math.max(seconds, 0.1) / 1_000_000;
  const text = `A second has ${megabits.toFixed(1)} megabits.`;
  return megabits <= HEAVY
    ? ok('Weight', text)
    : advice(
        'Weight',
        `${text} Many lines cannot carry that. Lower the bit rate, or offer a smaller rendition too.`,
      );
}

/** Reads a camera's newest segment: whether browsers can play it, and whether members can keep it. */
export async function trySegment({ playlist, rendition, url }: FoundList): Promise<TrialLine[]> {
  const newest = newestSegment(playlist);
  if (!newest) return [];
  const answer = await ask(new URL(newest.uri, url).href, SEGMENT_MAX_BYTES);
  if (answer?.status !== 200)
    return [
      wrong(
        'Segment',
        answer
          ? `The media server answered ${answer.status} for the newest segment.`
          : 'The newest segment did not come within 4 seconds, or has more than 8 MiB.',
      ),
    ];
  const inside = contentOfSegment(answer.bytes);
  const named = contentOfCodecs(rendition?.codecs ?? '');
  const content = { picture: inside?.picture ?? named.picture, sound: inside ? inside.sound : named.sound };
  return [
    pictureLine(content),
    soundLine(content, named.sound !== undefined),
    weightLine(answer.bytes.length, newest),
    inside && newest.isWhole
      ? ok('Moments', 'Members can keep moments: the segments are whole MPEG-TS files.')
      : advice(
          'Moments',
          'Members can keep no moments: only whole, unencrypted MPEG-TS segments can be copied.',
        ),
  ];
}
