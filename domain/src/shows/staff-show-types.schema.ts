import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { storedVersion, versionSchema } from '../editing.ts';
import { slug } from '../identifiers.ts';
import { shownText } from '../shown-text.ts';
import { showTypeSchema } from './show-types.schema.ts';

/** A show type as staff see it. */
export const staffShowTypeSchema = z.object({ version: storedVersion, show_type: showTypeSchema });
export type StaffShowType = z.output<typeof staffShowTypeSchema>;

/** What staff say about a show type. The server gives it its id. */
export const showTypeInput = z.strictObject({
  type: slug,
  title: shownText({
    max: 100,
    tooLong: 'A title has at most 100 characters.',
    missing: 'Give the kind of show a title.',
  }),
  active: z.boolean(),
  archived: z.boolean(),
  /** Absent: as it is stored. Empty: there is none. */
  lead: shownText({
    max: 160,
    tooLong: 'What a kind of show is about has at most 160 characters.',
  }).optional(),
  cover_clean: pathOrHttps('picture'),
});

export const saveShowTypeInput = z.strictObject({ version: versionSchema, show_type: showTypeInput });
export type SaveShowTypeInput = z.output<typeof saveShowTypeInput>;

export const removeShowTypeInput = z.strictObject({ version: versionSchema, type: slug });
