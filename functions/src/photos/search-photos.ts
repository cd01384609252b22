import { AppError } from '@boma/domain/errors.ts';
import { cursorAfter, readCursor } from '@boma/domain/list-cursor.ts';
import { PHOTO_TEXTS } from '@boma/domain/photos/photos.constants.ts';
import type { Photo, PhotoList, SearchPhotosInput } from '@boma/domain/photos/photos.schema.ts';
import { isShown } from '@boma/domain/sightings/species.ts';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { recentAnimals } from '../platform/read-animals.ts';
import { store } from '../platform/store.ts';
import { readPhotos, viewOf } from './read-photos.ts';

/** The photos that the filters leave, in no order. */
function filtered({ stream, user, species }: SearchPhotosInput['filters']): Query<Photo> {
  let query: Query<Photo> = store.photos.all();
  if (stream !== undefined) query = query.where('stream.code', '==', stream);
  if (user !== undefined) query = query.where('uid', '==', user);
  if (species !== undefined) query = query.where('species.value', '==', species);
  return query;
}

/** Animals that staff have hidden are still looked for. */
async function requireKnownSpecies({ species }: SearchPhotosInput['filters']): Promise<void> {
  if (species === undefined || isShown(await recentAnimals(), species)) return;
  throw new AppError('invalid-input', { errors: { 'filters.species': [PHOTO_TEXTS.noSpecies] } });
}

/**
 * One page, the newest photos first: after a cursor, or by its number.
 * @throws AppError `invalid-input` for an animal that the site does not know.
 */
export async function searchPhotos({
  ctx,
  input: { page, per_page, after, filters },
}: {
  ctx: Ctx;
  input: SearchPhotosInput;
}): Promise<PhotoList> {
  await requireKnownSpecies(filters);
  const query = filtered(filters);
  const ordered = query.orderBy('created_at', 'desc').orderBy(FieldPath.documentId(), 'desc');
  const from = after === undefined ? undefined : readCursor(after);
  const begun = from ? ordered.startAfter(from.at, from.id) : ordered.offset((page - 1) * per_page);
  const [found, counted] = await Promise.all([begun.limit(per_page + 1).get(), query.count().get()]);
  const photos = readPhotos(found, ctx.log);
  const shown = photos.slice(0, per_page);
  const last = shown.at(-1);
  const total = counted.data().count;
  return {
    data: shown.map(viewOf),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / per_page)),
      per_page,
      total,
      next: photos.length > per_page && last ? cursorAfter({ at: last.created_at, id: last.id }) : null,
    },
  };
}
