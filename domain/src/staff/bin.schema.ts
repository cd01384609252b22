import { z } from 'zod';
import { isSlug } from '../slug-pattern.ts';
import { storedTime } from '../stored-time.ts';

/** What can come back after it was removed, by its collection, with the words for one of its kind. */
export const BIN_KINDS = {
  streams: 'Camera',
  videos: 'Video',
  lodges: 'Lodge',
  showTypes: 'Kind of show',
  notificationCategories: 'Kind of alert',
} as const;
export type BinKind = keyof typeof BIN_KINDS;

const binKind = z.enum(Object.keys(BIN_KINDS) as [BinKind, ...BinKind[]], {
  error: 'Say what kind of thing it is.',
});
const KEY = { error: 'Say which one.' };
const binKey = z.string(KEY).refine(isSlug, KEY);

/** How long staff can put back what was removed. */
export const BIN_MS = 30 * 86_400_000;

/** Staff see at most so many entries at once. */
export const BIN_SHOWN = 100;

export interface BinPlace {
  readonly kind: BinKind;
  /** The id of the document in its collection. */
  readonly key: string;
}

/** The newest of each address is in the bin. */
export const binId = ({ kind, key }: BinPlace): string => `${kind}.${key}`;

/** Something that staff have removed, under `bin/{kind}.{key}`. Times are unix milliseconds. */
export const binnedSchema = z.strictObject({
  kind: binKind,
  key: binKey,
  /** The document as it was stored. */
  document: z.record(z.string(), z.unknown()),
  /** Who removed it. */
  by: z.string(),
  at: z.int(),
  expires_at: storedTime,
});

/** Something in the bin, as staff see it. */
export const binEntrySchema = z.object({
  kind: binKind,
  key: binKey,
  name: z.string(),
  by_name: z.string().nullable(),
  at: z.int(),
});
export type BinEntry = z.output<typeof binEntrySchema>;

export const restoreInput = z.strictObject({ kind: binKind, key: binKey });

const NAMES = ['name', 'title', 'slug'] as const;

/** What the thing was called. */
export function binnedName(document: Readonly<Record<string, unknown>>, key: string): string {
  const found = NAMES.map((name) => document[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof found === 'string' ? found : key;
}
