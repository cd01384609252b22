import type { PhotoUpload } from '@boma/domain/photos/photos.schema.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { deleteObject } from '../platform/bucket.ts';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { store } from '../platform/store.ts';
import { photoIdOf } from './photo-ids.ts';
import { deleteFiles } from './pictures.ts';

/** An upload that was not published within an hour was given up: its link ended after five minutes. */
const GIVEN_UP_AFTER_MS = 3_600_000;
/** Uploads of one run. The next run takes the others. */
const PER_RUN = 200;
const AT_ONCE = 8;

/** Deletes an upload with everything that was made of it, except the pictures of the published photo. */
export async function deleteUploadFiles({
  key,
  folders,
  segments,
}: Pick<PhotoUpload, 'key' | 'folders' | 'segments'>): Promise<void> {
  const published = (await store.photos(photoIdOf(key)).get()).data()?.folder;
  await deleteObject(key);
  for (const folder of folders) if (folder !== published) await deleteFiles({ folder, segments });
}

/** Deletes uploads that were never published, and pictures that an interrupted call has left. */
export async function sweepUploads({ ctx }: { ctx: Ctx }): Promise<{ swept: number }> {
  const before = ctx.clock.real() - GIVEN_UP_AFTER_MS;
  const stale = await store.photoUploads.all().where('opened_at', '<', before).limit(PER_RUN).get();
  let swept = 0;
  await eachLimited(stale.docs, AT_ONCE, async (document) => {
    try {
      await deleteUploadFiles(document.data());
      await (document.ref as DocumentReference).delete();
      swept += 1;
    } catch (error) {
      ctx.log.error('sweep-upload', error, { upload: document.id });
    }
  });
  return { swept };
}
