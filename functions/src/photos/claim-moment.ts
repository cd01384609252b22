import { AppError } from '@boma/domain/errors.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { CALL_SECONDS } from '../platform/deadline.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { newFolder, photoIdOf } from './photo-ids.ts';
import { requireWriter } from './require-writer.ts';
import { deleteUploadFiles } from './sweep-uploads.ts';

/** The right of one call to keep a moment, and the folder that it fills. */
export interface Claim {
  readonly id: string;
  readonly folder: string;
  /** Deletes the record and every folder but that of the published photo, unless another call has taken the claim over. */
  readonly end: () => Promise<void>;
}

/**
 * Records what is going to be copied, so that the sweep finds it if this process dies. A claim that is older than a call can
 * last is that of a dead process. `segments`: the parts of the film.
 * @throws AppError `conflict` while another call keeps the same moment; `muted`, `banned`, `unauthenticated`.
 */
export async function claimMoment(ctx: ActiveUserCtx, key: string, segments: number): Promise<Claim> {
  const { uid } = ctx.user;
  const [id, folder] = [photoIdOf(key), newFolder()];
  const record = store.photoUploads(id);
  const now = await ctx.clock.now();
  const opened_at = ctx.clock.real();
  await firestore().runTransaction(async (transaction) => {
    await requireWriter(transaction, uid, now);
    const before = (await transaction.get(record)).data();
    if (before && opened_at - before.opened_at <= CALL_SECONDS * 1000) throw new AppError('conflict');
    transaction.set(record, {
      uid,
      key,
      opened_at,
      folders: [...(before?.folders ?? []), folder],
      segments: Math.max(segments, before?.segments ?? 0),
    });
  });
  return {
    id,
    folder,
    async end() {
      const claim = (await record.get()).data();
      if (claim?.folders.at(-1) !== folder) return;
      await deleteUploadFiles(claim);
      await firestore().runTransaction(async (transaction) => {
        const standing = (await transaction.get(record)).data();
        if (standing?.folders.at(-1) === folder) transaction.delete(record);
      });
    },
  };
}
