import { getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentReference, type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { z } from 'zod';

let instance: Firestore | undefined;

/** The one Firestore client of this process, made when it is first asked for. */
export function firestore(): Firestore {
  instance ??= getFirestore(getApps()[0] ?? initializeApp());
  return instance;
}

/**
 * A document as its schema reads it, undefined when there is none.
 * @throws ZodError when what is stored is not what the schema says: our fault, so it surfaces as a 500.
 */
export async function readDocument<S extends z.ZodType>(
  path: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  const snapshot = await documentAt(path).get();
  return snapshot.exists ? schema.parse(snapshot.data()) : undefined;
}

export function documentAt(path: string): DocumentReference {
  return firestore().doc(path);
}
