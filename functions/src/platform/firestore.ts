import { getApps, initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
} from 'firebase-admin/firestore';
import { batchCalls } from './batch-calls.ts';
import { countStore } from './usage/count-store.ts';

let instance: Firestore | undefined;

/** The one Firestore client of this process, created at its first use. */
export function firestore(): Firestore {
  if (!instance) {
    instance = getFirestore(getApps()[0] ?? initializeApp());
    countStore();
  }
  return instance;
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

/** A code of gRPC. */
const NOT_FOUND = 5;
/** Not found, already exists, failed precondition, aborted. */
const LOST = new Set<unknown>([NOT_FOUND, 6, 9, 10]);

/** True if a document that must exist for this write does not. */
export const isNotFound = (error: unknown): boolean => codeOf(error) === NOT_FOUND;

/** True if another write came first, so that the condition of this one no longer held. */
export const isConditionLost = (error: unknown): boolean => LOST.has(codeOf(error));

/** Deadline exceeded, resource exhausted, aborted, unavailable. */
const GIVEN_UP = new Set<unknown>([4, 8, 10, 14]);
const INVALID_ARGUMENT = 3;
/** What Firestore and its emulator say of a transaction that they have ended because others wanted its documents. */
const ENDED = /transaction (?:has expired|is invalid or closed)/i;

/** Other calls wrote first, or changed the sources, every time. */
export class GaveUp extends Error {}

/** True if what was given up may succeed when it is repeated: Firestore was away, late, or busy with others. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof GaveUp ||
  GIVEN_UP.has(codeOf(error)) ||
  (codeOf(error) === INVALID_ARGUMENT && error instanceof Error && ENDED.test(error.message));

/** The most documents that one call reads. */
const READS = 100;

const readInOneCall = batchCalls<DocumentReference, DocumentSnapshot>(
  (documents) => firestore().getAll(...documents),
  READS,
);

/** Reads a document, in one call with all others that are asked for at the same time. */
export const readBatched = readInOneCall as <T, D extends DocumentData>(
  document: DocumentReference<T, D>,
) => Promise<DocumentSnapshot<T, D>>;
