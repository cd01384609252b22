import { z } from 'zod';
import { numericId, slug } from '../identifiers.ts';

/** A lodge as stored under `lodges/{slug}` and as everybody may see it. */
export const lodgeSchema = z.strictObject({ id: numericId, slug, fullLogoPath: z.string().min(1) });
export type Lodge = z.infer<typeof lodgeSchema>;
