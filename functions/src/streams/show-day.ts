import { AppError } from '@boma/domain/errors.ts';
import { type PhotoWithId, toPhotoView } from '@boma/domain/photos/photos.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { gapsIn, movedUntil } from '@boma/domain/streams/camera-days.policy.ts';
import type { CameraDayView, DayMark } from '@boma/domain/streams/camera-days.schema.ts';
import { DAY_MARKS, DAY_SLOTS, STILL_EVERY_MS, slotAt } from '@boma/domain/streams/reels.constants.ts';
import { type Millis, toSeconds } from '@boma/domain/time.ts';
import { objectAddress } from '../platform/bucket.ts';
import type { Ctx } from '../platform/context.ts';
import { findPublicStream } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { readWellFormed, wellFormed } from '../platform/well-formed.ts';
import { memoryIn } from './remember-still.ts';

const secondsOf = (slot: number) => toSeconds(slot * STILL_EVERY_MS);

const markOfSighting = ({ id, created_ts, caption, avatar }: Sighting): DayMark => ({
  kind: 'sighting',
  id,
  ts: created_ts,
  title: caption,
  picture: avatar,
});

function markOfPhoto(photo: PhotoWithId): DayMark {
  const { id, created_ts, title, cover, film } = toPhotoView(photo, objectAddress);
  return { kind: film ? 'moment' : 'photo', id, ts: created_ts, title: title ?? '', picture: cover };
}

/** The newest sightings of the camera since a moment. */
async function sightingMarks(slug: string, since: Millis, { log }: Ctx): Promise<DayMark[]> {
  const found = await store.sightings
    .all()
    .where('stream.slug', '==', slug)
    .where('created_ts', '>=', toSeconds(since))
    .orderBy('created_ts', 'desc')
    .limit(DAY_MARKS)
    .get();
  return wellFormed(found, log).map(markOfSighting);
}

/** The newest photos and moments of the camera since a moment. */
async function photoMarks(code: string, since: Millis, { log }: Ctx): Promise<DayMark[]> {
  const found = await store.photos
    .all()
    .where('stream.code', '==', code)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(DAY_MARKS)
    .get();
  return found.docs.flatMap((document) => {
    const photo = readWellFormed(document, log);
    return photo ? [markOfPhoto({ ...photo, id: document.id })] : [];
  });
}

/**
 * The last 48 hours of a camera: how much moved, when there are no stills, and what happened.
 * @throws AppError `not-found` for an unknown camera.
 */
export async function showDay({
  ctx,
  input: { slug },
}: {
  ctx: Ctx;
  input: { slug: string };
}): Promise<CameraDayView> {
  const last = slotAt(ctx.clock.real());
  const first = last - DAY_SLOTS + 1;
  const [stream, day] = await Promise.all([findPublicStream(ctx, slug), store.cameraDays(slug).get()]);
  if (!stream) throw new AppError('not-found');
  const since = first * STILL_EVERY_MS;
  const marks = await Promise.all([sightingMarks(slug, since, ctx), photoMarks(stream.code, since, ctx)]);
  const remembered = readWellFormed(day, ctx.log);
  const moved = movedUntil(last, remembered && memoryIn(remembered));
  return {
    from_ts: secondsOf(first),
    moved,
    gaps: gapsIn(moved, first).map(({ from, to }) => ({ from_ts: secondsOf(from), to_ts: secondsOf(to) })),
    marks: marks.flat().toSorted((a, b) => a.ts - b.ts || a.id.localeCompare(b.id)),
  };
}
