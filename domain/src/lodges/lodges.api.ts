import { z } from 'zod';
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
    method: 'GET',
    path: '/api/lodge/{slug}',
    first: true,
    summary: 'The lodge whose host name begins with this slug.',
    who: 'anyone',
    cache: catalogueCache,
    params: z.object({ slug }),
    response: z.object({ data: z.object({ lodge: lodgeSchema }) }),
    errors: ['not-found'],
  },
  listLodgeStreams: {
    method: 'GET',
    path: '/api/lodge/{id}/streams',
    first: true,
    summary: 'The cameras of one lodge in list order.',
    who: 'anyone',
    cache: catalogueCache,
    params: z.object({ id: numericId }),
    response: z.object({ data: z.object({ streams: z.array(streamViewSchema) }) }),
    errors: ['not-found'],
  },
  listLodges: {
    method: 'GET',
    path: '/api/staff/lodges',
    personal: true,
    summary: 'Staff: all lodges.',
    who: { may: 'desk.read' },
    response: z.object({ data: z.object({ lodges: z.array(staffLodgeSchema) }) }),
  },
  saveLodge: {
    method: 'POST',
    path: '/api/staff/save-lodge',
    summary: 'Staff: adds a lodge, or changes one.',
    who: { may: 'lodge.save' },
    body: saveLodgeInput,
    response: done,
    errors: ['conflict'],
  },
  removeLodge: {
    method: 'POST',
    path: '/api/staff/remove-lodge',
    summary: 'Admins: removes a lodge that has no cameras.',
    who: { may: 'lodge.remove' },
    body: removeLodgeInput,
    response: done,
    errors: ['conflict'],
  },
} satisfies Record<string, Endpoint>;
