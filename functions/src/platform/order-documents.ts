import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@boma/domain/errors.ts';
import type {
  CollectionReference,
  QuerySnapshot,
  Transaction,
  WithFieldValue,
} from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from './audit.ts';
import { changedByColleague } from './changed-by-colleague.ts';
import type { StaffCtx } from './context.ts';
import { firestore } from './firestore.ts';

interface List<T> {
  readonly all: CollectionReference<T>;
  /** What the query found, in list order. */
  readonly sorted: (found: QuerySnapshot<T>) => readonly T[];
  /** The id of its document. */
  readonly keyOf: (thing: T) => string;
  /** The thing at another place. The first one is 1. */
  readonly moved: (thing: T, position: number) => T;
  /** Reads what it takes to tell pages of the change. It answers what is called for each thing that moves. */
  readonly prepare?: (transaction: Transaction) => Promise<(change: { before: T; after: T }) => void>;
}

type Keys = readonly (string | number)[];

/** The keys in their new order, and in the order that staff saw. */
interface NewOrder {
  readonly from: Keys;
  readonly to: Keys;
}

/**
 * Puts the documents of a collection into another order, and records that in the same transaction. A repeated call changes
 * nothing.
 * @throws AppError `conflict` if the order is not the one that staff saw, or if the new one has other things; and what `prepare` throws.
 */
export async function orderDocuments<T extends { readonly position: number }>(
  ctx: StaffCtx,
  { all, sorted, keyOf, moved, prepare }: List<T>,
  order: NewOrder,
): Promise<void> {
  const [from, to] = [order.from.map(String), order.to.map(String)];
  await firestore().runTransaction(async (transaction) => {
    const things = sorted(await transaction.get(all));
    const now = things.map(keyOf);
    if (isDeepStrictEqual(now, to)) return recordNoChange(ctx);
    if (!isDeepStrictEqual(now, from))
      throw await changedByColleague(ctx, all, ({ after }) => isDeepStrictEqual(after?.order, now));
    if (!isDeepStrictEqual(from.toSorted(), to.toSorted())) throw new AppError('conflict');
    const tell = await prepare?.(transaction);
    for (const before of things) {
      const position = to.indexOf(keyOf(before)) + 1;
      if (before.position === position) continue;
      const after = moved(before, position);
      transaction.set(all.doc(keyOf(before)), after as WithFieldValue<T>);
      tell?.({ before, after });
    }
    recordAction(ctx, transaction, { target: all.path, before: { order: from }, after: { order: to } });
  });
}
