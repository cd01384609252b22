import { z } from 'zod';

const VERSION = { error: 'Say which version you began with.' };

/**
 * Which version of a document an editor began with: the moment of its last change, as the store has it. Null for a document
 * that does not exist yet. A change that began with another version than the stored one is refused with `conflict`.
 */
export const versionSchema = z.string(VERSION).max(40, VERSION).nullable();

/** A stored thing that staff edit, with its version. */
export const storedVersion = z.string();

/** The keys of all things in their new order, and in the order that staff saw. */
export function orderInput<K extends z.ZodType>(key: K, error: string) {
  const list = z.array(key, { error }).max(500);
  return z.strictObject({ from: list, to: list });
}
