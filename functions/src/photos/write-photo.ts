import { authorOf } from '@boma/domain/accounts/author.policy.ts';
import type { Photo } from '@boma/domain/photos/photos.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { ActiveUserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { readWordRules } from '../words/read-word-rules.ts';
import { requireShowable } from './require-showable.ts';
import { requireWriter } from './require-writer.ts';

/** The folder of the call that keeps a moment. */
async function claimedFolder(transaction: Transaction, id: string): Promise<string | undefined> {
  return (await transaction.get(store.photoUploads(id))).data()?.folders.at(-1);
}

type OwnFields = Pick<Photo, 'title' | 'alt' | 'stream' | 'folder' | 'thumbhash' | 'film'>;

/**
 * Writes a photo of the caller unless a call at the same time has, or has taken over the claim on a moment. Returns true if
 * this call wrote it.
 * @throws AppError `invalid-input` for words that may not be shown; `muted`, `banned`, `unauthenticated`.
 */
export async function writePhoto(ctx: ActiveUserCtx, id: string, fields: OwnFields): Promise<boolean> {
  const { uid } = ctx.user;
  const [now, rules] = await Promise.all([ctx.clock.now(), readWordRules()]);
  const document = store.photos(id);
  return firestore().runTransaction(async (transaction) => {
    const profile = await requireWriter(transaction, uid, now);
    const standing = (await transaction.get(document)).data();
    // Firestore repeats a commit whose answer was lost: the photo that stands may be the one of this call.
    if (standing) return standing.folder === fields.folder;
    if (fields.film && (await claimedFolder(transaction, id)) !== fields.folder) return false;
    requireShowable(profile, { title: fields.title ?? '', alt: fields.alt }, rules, ctx.clock.real());
    const { code, name, slug } = fields.stream;
    const photo: Photo = {
      ...fields,
      uid,
      author: authorOf({ uid, displayName: profile.display_name, roles: profile.roles }),
      stream: { code, name, slug },
      created_at: ctx.clock.real(),
      view_count: 0,
      featured_at: null,
      described: null,
      species: null,
    };
    transaction.create(document, photo);
    return true;
  });
}
