import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Log } from './log.ts';

/** What `z` finds at fault, by field: values stay out of the log. */
export function fieldsAtFault(error: z.ZodError): string[] {
  const fields = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.') || 'document'],
  );
  return [...new Set(fields)];
}

/** A document as its schema reads it. One that does not fit is undefined, and an error in the log. */
export function readWellFormed<S extends z.ZodType>(
  document: QueryDocumentSnapshot,
  schema: S,
  log: Log,
): z.output<S> | undefined {
  const result = schema.safeParse(document.data());
  if (result.success) return result.data;
  log.error('malformed-document', 'It does not fit its schema and is left out.', {
    document: document.ref.path,
    fields: fieldsAtFault(result.error).join(', '),
  });
  return undefined;
}

/** The documents of a query's answer that fit; one that does not takes away nothing but itself. */
export function wellFormed<S extends z.ZodType>(snapshot: QuerySnapshot, schema: S, log: Log): z.output<S>[] {
  return snapshot.docs.flatMap((document) => {
    const read = readWellFormed(document, schema, log);
    return read === undefined ? [] : [read];
  });
}
