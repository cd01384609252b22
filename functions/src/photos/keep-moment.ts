import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import { PHOTO_TEXTS } from '@boma/domain/photos/photos.constants.ts';
import type { KeepMomentInput, PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { playlistUrl, stillUrlAt, thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import { addressOfPartner, coverOf, fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import { toSeconds } from '@boma/domain/time.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { media, playbackSecret, siteOrigin } from '../platform/params.ts';
import { findPublicStreamById } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { signedPlaylistUrl } from '../streams/playback-token.ts';
import { requireEntitled } from '../streams/require-entitled.ts';
import { claimMoment } from './claim-moment.ts';
import { copyFilm, fetchBytes, readFilm } from './copy-film.ts';
import { developPoster } from './develop-photo.ts';
import {
  type CutPart,
  cutMoment,
  dateOfLastPicture,
  type FilmPart,
  isDated,
  timeOfPicture,
} from './film-cut.ts';
import { photoIdOf } from './photo-ids.ts';
import { deleteFiles, savePictures } from './pictures.ts';
import { readPhoto, viewOf } from './read-photos.ts';
import { writePhoto } from './write-photo.ts';

const MOMENTS_PER_PERSON: Allowance = { capacity: 5, refillMs: 60_000 };
/** Long enough to read the playlist and copy the oldest part. */
const TICKET_SECONDS = 60;
const POSTER_MAX_BYTES = 2 * 1024 * 1024;

type Call = { readonly ctx: ActiveUserCtx; readonly input: KeepMomentInput };

const refusal = (field: keyof KeepMomentInput, sentence: string) =>
  new AppError('invalid-input', { errors: { [field]: [sentence] } });

/** The media server did not answer: a repeated call may succeed. */
const unavailable = (cause: unknown) => new AppError('unavailable', { cause, retryAfter: 5 });

/** @throws AppError `invalid-input`: no media server has the past of a YouTube camera. */
async function requireCamera({ ctx, input }: Call): Promise<Stream> {
  const stream = await findPublicStreamById(ctx, input.stream_id);
  if (!stream) throw refusal('stream_id', PHOTO_TEXTS.noCamera);
  if (stream.source.kind !== 'hls') throw refusal('stream_id', PHOTO_TEXTS.noFilm);
  return stream;
}

/** When the moment ended. @throws AppError `invalid-input` for a picture that is gone or that was never filmed. */
function endOfMoment(
  parts: readonly FilmPart[],
  { picture_at, ago_ms }: KeepMomentInput,
  now: number,
): number {
  if (picture_at === undefined || !isDated(parts)) return now - ago_ms;
  const end = timeOfPicture(parts, picture_at);
  if (end === 'gone') throw refusal('picture_at', PHOTO_TEXTS.momentGone);
  if (end === 'ahead') throw refusal('picture_at', PHOTO_TEXTS.momentAhead);
  return end;
}

/** The parts of the camera's film that show the moment. @throws AppError `invalid-input` for one that is gone; `unavailable`. */
async function findParts({ ctx, input }: Call, stream: Stream): Promise<CutPart[]> {
  const { code, subscriber_only } = stream;
  const now = ctx.clock.real();
  const url = subscriber_only
    ? signedPlaylistUrl(media(), playbackSecret.value(), code, toSeconds(now) + TICKET_SECONDS)
    : (addressOfPartner(stream) ?? playlistUrl(media(), code));
  const parts = await readFilm(url, now).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (parts.length === 0) throw refusal('stream_id', PHOTO_TEXTS.noFilm);
  const cut = cutMoment(parts, { endsAt: endOfMoment(parts, input, now), seconds: input.seconds });
  if (!cut) throw refusal(input.picture_at === undefined ? 'ago_ms' : 'picture_at', PHOTO_TEXTS.momentGone);
  return cut;
}

/**
 * The last picture of the moment, or what the camera shows now where the media server has no stills of a moment. Everyone
 * sees the poster, so that of a members' camera is its small public picture. A partner's camera has no stills: its cover.
 */
async function developPosterOf(stream: Stream, parts: readonly CutPart[], now: number) {
  const { code, subscriber_only } = stream;
  if (addressOfPartner(stream) !== undefined) {
    const { href } = new URL(fullCover(coverOf(stream, media())), siteOrigin());
    return developPoster(await fetchBytes(href, POSTER_MAX_BYTES));
  }
  const url = thumbnailUrl(media(), code, subscriber_only ? 'small' : 'large', now);
  const date = dateOfLastPicture(parts);
  const newest = () => fetchBytes(url, POSTER_MAX_BYTES);
  const still =
    date === undefined ? newest() : fetchBytes(stillUrlAt(url, date), POSTER_MAX_BYTES).catch(newest);
  return developPoster(await still);
}

/** Copies the film and writes the photo, under a claim on the moment. */
async function copyMoment(call: Call, key: string, stream: Stream, parts: readonly CutPart[]) {
  const { ctx, input } = call;
  const segments = parts.length;
  const { id, folder, end } = await claimMoment(ctx, key, segments);
  const seconds = Math.round(parts.reduce((sum, part) => sum + part.seconds, 0));
  let isWritten = false;
  try {
    const poster = await developPosterOf(stream, parts, ctx.clock.real());
    const copied = await Promise.allSettled([savePictures(folder, poster), copyFilm(folder, parts)]);
    for (const part of copied) if (part.status === 'rejected') throw part.reason;
    isWritten = await writePhoto(ctx, id, {
      title: input.title,
      alt: input.alt,
      stream,
      folder,
      thumbhash: poster.thumbhash,
      film: { seconds, segments, premium: stream.subscriber_only },
    });
  } catch (cause) {
    throw cause instanceof AppError ? cause : unavailable(cause);
  } finally {
    // Also when another call has taken the claim over.
    if (!isWritten) await deleteFiles({ folder, segments });
    // What is left is found by the sweep.
    await end().catch((error: unknown) => ctx.log.error('end-claim', error));
  }
}

async function findKept({ ctx }: Call, key: string): Promise<PhotoView | undefined> {
  const photo = readPhoto(await store.photos(photoIdOf(key)).get(), ctx.log);
  return photo && viewOf(photo);
}

/**
 * Keeps seconds of a camera as a photo with a film, up to the picture that the member saw. The id follows from `moment_id`, so a repeated call answers
 * the same photo.
 * @throws AppError `forbidden` for users who are neither members nor staff; `invalid-input` for a camera without a film, and for a
 * moment that is gone; `conflict` while the same moment is being kept; `unavailable` when the media server does not
 * answer; `too-many-requests`; `muted`, `banned`.
 */
export async function keepMoment(call: Call): Promise<PhotoView> {
  const { ctx, input } = call;
  const { uid } = ctx.user;
  // Moments are kept by those who watch everything, at every camera.
  await requireEntitled(ctx);
  const key = `moments/${uid}/${input.moment_id}`;
  const before = await findKept(call, key);
  if (before) return before;
  const owner = `moment by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: MOMENTS_PER_PERSON, alert: PHOTO_TEXTS.tooMany } });
  const stream = await requireCamera(call);
  await copyMoment(call, key, stream, await findParts(call, stream));
  const kept = await findKept(call, key);
  if (!kept) throw new AppError('conflict');
  return kept;
}
