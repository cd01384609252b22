import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import type { Endpoint } from '../endpoint.ts';
import { showTypeSchema } from './show-types.schema.ts';

/** The newest version that the client knows. It is part of the address, so no shared cache answers with an older one. */
const catalogueVersion = z.coerce
  .number({ error: 'The version must be a whole number.' })
  .int({ error: 'The version must be a whole number.' })
  .nonnegative({ error: 'The version must be a whole number.' });

/** The part of the contract about shows. */
export const showEndpoints = {
  listShowTypes: {
    ...apiPaths.listShowTypes,
    summary: 'The kinds of show, active or not, in list order.',
    who: 'anyone',
    cache: catalogueCache,
    query: z.object({ v: catalogueVersion.optional() }),
    response: z.object({ data: z.object({ show_types: z.array(showTypeSchema) }) }),
  },
} satisfies Record<string, Endpoint>;
