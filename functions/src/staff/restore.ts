import { type Action, may } from '@boma/domain/access/access.ts';
import { AppError } from '@boma/domain/errors.ts';
import { type BinKind, type BinPlace, binId } from '@boma/domain/staff/bin.schema.ts';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { Ctx, StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { nextId } from '../platform/next-id.ts';
import { store } from '../platform/store.ts';
import { publishKinds } from '../shows/publish-kinds.ts';
import { publishCameras } from '../streams/publish-cameras.ts';

/** A thing in the bin: each kind has a number that is unique among its kind. */
type Numbered = Readonly<Record<string, unknown>> & { readonly id: number };

const REMOVAL: Readonly<Record<BinKind, Action>> = {
  streams: 'camera.remove',
  videos: 'video.remove',
  lodges: 'lodge.remove',
  showTypes: 'show-type.remove',
  notificationCategories: 'alert-kind.remove',
};
const PUBLISH: Readonly<Partial<Record<BinKind, (ctx: Ctx) => Promise<unknown>>>> = {
  streams: publishCameras,
  showTypes: publishKinds,
};
/** Their numbers are their addresses. */
const BY_NUMBER: readonly BinKind[] = ['videos', 'notificationCategories'];

const TAKEN = 'Another one has this address now. Change that one’s address or remove it first.';
const CODE_TAKEN = 'Another camera has its code at the media server now.';

const all = (kind: BinKind) => store[kind].all() as unknown as CollectionReference<Numbered>;

async function refuseSameCode(transaction: Transaction, { code }: Numbered): Promise<void> {
  const same = await transaction.get(all('streams').where('code', '==', code).limit(1).select());
  if (!same.empty) throw new AppError('conflict', { alert: CODE_TAKEN });
}

/** Its own number, or the next free one where another thing has it. */
async function freeNumber(transaction: Transaction, kind: BinKind, { id }: Numbered): Promise<number> {
  const same = await transaction.get(all(kind).where('id', '==', id).limit(1).select());
  return same.empty ? id : nextId(transaction, all(kind));
}

/**
 * Puts back what was removed, as it was. A repeated call changes nothing.
 * @throws AppError `forbidden` for what the caller may not remove; `not-found` for what is not in the bin; `conflict` if
 * another thing has its address or its code by now.
 */
export async function restore({ ctx, input }: { ctx: StaffCtx; input: BinPlace }): Promise<void> {
  const { kind, key } = input;
  if (!may({ roles: ctx.roles }, REMOVAL[kind])) throw new AppError('forbidden');
  const bin = store.bin(binId(input));
  await firestore().runTransaction(async (transaction) => {
    const binned = (await transaction.get(bin)).data();
    const isThere = (await transaction.get(all(kind).doc(key))).exists;
    if (!binned) {
      if (!isThere) throw new AppError('not-found');
      return recordNoChange(ctx);
    }
    const document = binned.document as Numbered;
    const isNumbered = BY_NUMBER.includes(kind);
    if (isThere && !isNumbered) throw new AppError('conflict', { alert: TAKEN });
    if (kind === 'streams') await refuseSameCode(transaction, document);
    const id = await freeNumber(transaction, kind, document);
    const reference = all(kind).doc(isNumbered ? String(id) : key);
    const after = { ...document, id };
    transaction.create(reference, after);
    transaction.delete(bin);
    recordAction(ctx, transaction, { target: reference.path, after });
  });
  await PUBLISH[kind]?.(ctx);
}
