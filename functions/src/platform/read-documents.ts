import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';

type Snapshots<R extends readonly DocumentReference<unknown>[]> = {
  readonly [K in keyof R]: R[K] extends DocumentReference<infer T> ? DocumentSnapshot<T> : never;
};

/** Reads documents of several collections in one call. Each result has the type of its reference. */
export async function readDocuments<const R extends readonly DocumentReference<unknown>[]>(
  source: Firestore | Transaction,
  ...references: R
): Promise<Snapshots<R>> {
  const snapshots = await source.getAll(...references);
  return snapshots as unknown as Snapshots<R>;
}

/** What a document stores, undefined when there is no document or when it is malformed. */
export function dataIfWellFormed<T>(document: DocumentSnapshot<T>): T | undefined {
  try {
    return document.data();
  } catch (error) {
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** The part of a transaction that reads. */
export type Reader = Pick<Transaction, 'get'>;

/** Reads without locks, so that it delays no transaction. For what is then committed on a condition. */
export const withoutLocks = { get: (source: { get(): unknown }) => source.get() } as Reader;
