import { Firestore, Query, type QuerySnapshot, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { countOperations } from './counters.ts';

type Method = (this: unknown, ...parameters: unknown[]) => unknown;

/** Replaces a method of all objects of a class by one that also counts. */
function replace(prototype: object, name: string, by: (original: Method) => Method): void {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== 'function') throw new Error(`Firestore's client has no method '${name}'.`);
  Object.defineProperty(prototype, name, {
    value: by(original as Method),
    configurable: true,
    writable: true,
  });
}

/** As Firestore bills: a read for each document, and one for a query without results and for a missing document. */
function readsOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const { docs } = answer as Partial<QuerySnapshot>;
  return docs ? Math.max(1, docs.length) : 1;
}

const reading = (original: Method): Method =>
  async function read(this: unknown, ...parameters) {
    const answer = await original.apply(this, parameters);
    countOperations({ reads: readsOf(answer) });
    return answer;
  };

const counting =
  (kind: 'reads' | 'writes' | 'deletes') =>
  (original: Method): Method =>
    function operate(this: unknown, ...parameters) {
      countOperations({ [kind]: 1 });
      return original.apply(this, parameters);
    };

let isCounting = false;

/**
 * Counts the reads and writes of this process from now on. Single reads go through `getAll`, and single writes and
 * transactions through batches, so few methods see all. A transaction that is tried again counts again. A count of
 * documents counts as one read.
 */
export function countStore(): void {
  if (isCounting) return;
  isCounting = true;
  replace(Firestore.prototype, 'getAll', reading);
  replace(Query.prototype, 'get', reading);
  replace(Query.prototype, 'count', counting('reads'));
  for (const name of ['get', 'getAll']) replace(Transaction.prototype, name, reading);
  for (const name of ['create', 'set', 'update']) replace(WriteBatch.prototype, name, counting('writes'));
  replace(WriteBatch.prototype, 'delete', counting('deletes'));
}
