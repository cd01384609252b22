import type { Publish } from './publish.schema.ts';

/**
 * From when viewers see something: unix milliseconds, 0 for always. Null: it is a draft. Modules, cameras and videos store it
 * in different forms: `seenFrom` of each reads it.
 */
export type SeenFrom = number | null;

export const isSeen = (from: SeenFrom, now: number): from is number => from !== null && from <= now;

/** The same as staff say it. */
export function publishOf(from: SeenFrom, now: number): Publish {
  if (from === null) return { kind: 'draft' };
  return isSeen(from, now) ? { kind: 'now' } : { kind: 'later', at: from };
}
