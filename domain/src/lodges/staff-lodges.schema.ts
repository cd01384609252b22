import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { storedVersion, versionSchema } from '../editing.ts';
import { slug } from '../identifiers.ts';
import { lodgeSchema } from './lodges.schema.ts';

/** A lodge as staff see it. */
export const staffLodgeSchema = z.object({
  version: storedVersion,
  lodge: lodgeSchema,
  /** The names of its cameras. */
  cameras: z.array(z.string()),
});
export type StaffLodge = z.output<typeof staffLodgeSchema>;

/** What staff say about a lodge. The server gives it its id. */
export const lodgeInput = z.strictObject({
  slug,
  fullLogoPath: pathOrHttps('logo'),
});

export const saveLodgeInput = z.strictObject({ version: versionSchema, lodge: lodgeInput });
export type SaveLodgeInput = z.output<typeof saveLodgeInput>;

export const removeLodgeInput = z.strictObject({ version: versionSchema, slug });
