import { collections } from '@boma/domain/collections.ts';
import { BIN_KINDS, BIN_MS, type BinKind, binId } from '@boma/domain/staff/bin.schema.ts';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { StaffCtx } from './context.ts';
import { store } from './store.ts';

const KINDS = Object.keys(BIN_KINDS) as BinKind[];

/**
 * Keeps a document that is removed in this transaction, if it is of a kind that can come back, and its number from being given
 * again. It reads, so it comes before all that the transaction writes.
 */
export async function putInBin(
  ctx: StaffCtx,
  transaction: Transaction,
  reference: DocumentReference<unknown, never> | DocumentReference,
  document: object,
): Promise<void> {
  const kind = KINDS.find((each) => collections[each] === reference.parent.path);
  if (!kind) return;
  const highest = (await transaction.get(store.removedNumbers())).data()?.highest ?? {};
  const at = ctx.clock.real();
  const place = { kind, key: reference.id };
  transaction.set(store.bin(binId(place)), {
    ...place,
    document: { ...document },
    by: ctx.user.uid,
    at,
    expires_at: at + BIN_MS,
  });
  const { path } = reference.parent;
  const number = 'id' in document && typeof document.id === 'number' ? document.id : 0;
  if (number > (highest[path] ?? 0))
    transaction.set(store.removedNumbers(), { highest: { ...highest, [path]: number } });
}
