import { pictureAddress, picturePaths } from '@boma/domain/pictures/pictures.constants.ts';
import type { Picture } from '@boma/domain/pictures/pictures.schema.ts';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';
import { deletePictureFiles } from './picture-files.ts';

const DAY_MS = 24 * 3_600_000;
/** A picture in use is looked at once a week. */
const LOOK_EVERY_MS = 7 * DAY_MS;
/** As long as what was removed can come back, and older pages may show it. */
const KEPT_UNUSED_MS = 30 * DAY_MS;
/** Pictures of one run. The next run takes the others. */
const PER_RUN = 100;
const AT_ONCE = 4;

/** Every field of a document that can name a picture, and how it is compared: a page names several. */
const places = (): readonly (readonly [Query<unknown>, string, ('in' | 'array-contains-any')?])[] => [
  [store.pages.all(), 'pictures', 'array-contains-any'],
  [store.streams.all(), 'cover'],
  [store.videos.all(), 'cover'],
  [store.courseModules.all(), 'cover'],
  [store.lodges.all(), 'fullLogoPath'],
  [store.showTypes.all(), 'cover_clean'],
  [store.shows.all(), 'cover_clean'],
  // The cover that its camera had then.
  [store.sightings.all(), 'avatar'],
  [store.plannedNotices.all(), 'img_url'],
];

async function isUsed(id: string, { shape }: Picture): Promise<boolean> {
  const names = [...new Set([pictureAddress(id, shape), ...picturePaths(id, shape)])];
  const found = await Promise.all(
    places().map(([all, field, how = 'in']) => all.where(field, how, names).limit(1).select().get()),
  );
  return found.some(({ empty }) => !empty);
}

/** Looks at one picture. Returns true if it was deleted. */
async function lookAt(document: DocumentReference<Picture>, picture: Picture, now: number): Promise<boolean> {
  const { id } = document;
  const isWanted = picture.saved_at !== null && (await isUsed(id, picture));
  const unused_since = isWanted ? null : (picture.unused_since ?? now);
  if (picture.saved_at === null || (unused_since !== null && now - unused_since >= KEPT_UNUSED_MS)) {
    await deletePictureFiles(id, picture.shape);
    await document.delete();
    return true;
  }
  const look_at = now + (isWanted ? LOOK_EVERY_MS : DAY_MS);
  await document.update(store.pictures.patch({ unused_since, look_at }));
  return false;
}

/** Deletes uploads that were never published, and pictures that no document has named for thirty days. */
export async function sweepPictures({ ctx }: { ctx: Ctx }): Promise<{ swept: number }> {
  const now = ctx.clock.real();
  const due = await store.pictures.all().where('look_at', '<=', now).limit(PER_RUN).get();
  let swept = 0;
  await eachLimited(due.docs, AT_ONCE, async (document) => {
    try {
      if (await lookAt(store.pictures(document.id), document.data(), now)) swept += 1;
    } catch (error) {
      ctx.log.error('sweep-picture', error, { picture: document.id });
    }
  });
  return { swept };
}
