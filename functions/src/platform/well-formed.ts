import type { DocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Log } from './log.ts';

/** The fields that a schema refuses. Their values stay out of the log. */
export function fieldsAtFault(error: z.ZodError): string[] {
  const fields = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.') || 'document'],
  );
  return [...new Set(fields)];
}

export const logMalformed = (log: Log, document: string, fields: readonly string[]): void =>
  log.error('malformed-document', 'The document does not match its schema and is left out.', {
    document,
    fields: fields.join(', '),
  });

/** What a document stores, undefined when there is none. A malformed one is undefined and leaves an error in the log. */
export function readWellFormed<T>(document: DocumentSnapshot<T>, log: Log): T | undefined {
  try {
    return document.data();
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    logMalformed(log, document.ref.path, fieldsAtFault(error));
    return undefined;
  }
}

/** What the documents of a query store, without the malformed ones. */
export function wellFormed<T>(snapshot: QuerySnapshot<T>, log: Log): T[] {
  return snapshot.docs.flatMap((document) => readWellFormed(document, log) ?? []);
}
