import { getApps, initializeApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { together } from './together.ts';

let instance: Firestore | undefined;

/** The one Firestore client of this process, made when it is first asked for. */
export function firestore(): Firestore {
  instance ??= getFirestore(getApps()[0] ?? initializeApp());
  return instance;
}

type Read = (document: DocumentReference) => Promise<DocumentSnapshot>;

/**
 * A document as its schema reads it, undefined when there is none. `read` may be `readTogether`.
 * @throws ZodError when what is stored is not what the schema says: our fault, so it surfaces as a 500.
 */
export async function readDocument<S extends z.ZodType>(
  path: string,
  schema: S,
  read: Read = (document) => document.get(),
): Promise<z.output<S> | undefined> {
  const snapshot = await read(documentAt(path));
  return snapshot.exists ? schema.parse(snapshot.data()) : undefined;
}

export function documentAt(path: string): DocumentReference {
  return firestore().doc(path);
}

/** gRPC: it is gone, it exists, it has changed, it was aborted. */
const LOST = new Set<unknown>([5, 6, 9, 10]);

/** Has another write come first, so that the condition of this one no longer held? */
export const isLost = (error: unknown): boolean => LOST.has((error as { code?: unknown } | undefined)?.code);

/** Writes all of it and answers true, or nothing and false when a condition no longer holds. */
export async function commitUnlessLost(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isLost(error)) return false;
    throw error;
  }
}

/** As many as one call may ask for. */
const READS = 100;

/** A document, read in one call with all others that are asked for meanwhile. */
export const readTogether: Read = together((documents) => firestore().getAll(...documents), READS);
