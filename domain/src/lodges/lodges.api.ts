import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import type { Endpoint } from '../endpoint.ts';
import { numericId, slug } from '../identifiers.ts';
import { streamViewSchema } from '../streams/streams.schema.ts';
import { lodgeSchema } from './lodges.schema.ts';
import { removeLodgeInput, saveLodgeInput, staffLodgeSchema } from './staff-lodges.schema.ts';

const done = z.object({ data: z.object({}) });

/** The part of the contract about lodges. */
export const lodgeEndpoints = {
  showLodge: {
    ...apiPaths.showLodge,
    summary: 'The lodge whose host name begins with this slug.',
    who: 'anyone',
    cache: catalogueCache,
    params: z.object({ slug }),
    response: z.object({ data: z.object({ lodge: lodgeSchema }) }),
    errors: ['not-found'],
  },
  listLodgeStreams: {
    ...apiPaths.listLodgeStreams,
    summary: 'The cameras of one lodge in list order.',
    who: 'anyone',
    cache: catalogueCache,
    params: z.object({ id: numericId }),
    response: z.object({ data: z.object({ streams: z.array(streamViewSchema) }) }),
    errors: ['not-found'],
  },
  listLodges: {
    ...apiPaths.listLodges,
    summary: 'Staff: all lodges.',
    who: { may: 'desk.read' },
    response: z.object({ data: z.object({ lodges: z.array(staffLodgeSchema) }) }),
  },
  saveLodge: {
    ...apiPaths.saveLodge,
    summary: 'Staff: adds a lodge, or changes one.',
    who: { may: 'lodge.save' },
    body: saveLodgeInput,
    response: done,
    errors: ['conflict'],
  },
  removeLodge: {
    ...apiPaths.removeLodge,
    summary: 'Admins: removes a lodge that has no cameras.',
    who: { may: 'lodge.remove' },
    body: removeLodgeInput,
    response: done,
    errors: ['conflict'],
  },
} satisfies Record<string, Endpoint>;
