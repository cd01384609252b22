import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { slug } from '../identifiers.ts';
import {
  bestTimesSchema,
  changeSightingInput,
  listEditedSightingsQuery,
  logbookPageSchema,
  logbookQuery,
  postSightingInput,
  removeSightingInput,
  sightingSchema,
  staffSightingsSchema,
} from './sightings.schema.ts';

/** The part of the contract about sightings and their logbook. */
export const sightingEndpoints = {
  listSightings: {
    method: 'GET',
    path: '/api/sightings',
    summary: 'A page of the logbook of sightings, the newest first. Protected species are never in it.',
    who: 'anyone',
    cache: { fresh: 30, staleWhileRevalidate: 300 },
    query: logbookQuery,
    response: z.object({ data: logbookPageSchema }),
  },
  bestTimes: {
    method: 'GET',
    path: '/api/sightings/best-times',
    summary: 'How often each species was seen at a camera, by the hour at camp.',
    who: 'anyone',
    cache: { fresh: 600, staleWhileRevalidate: 3600 },
    query: z.object({ camera: slug }),
    response: z.object({ data: bestTimesSchema }),
    errors: ['not-found'],
  },
  postSighting: {
    method: 'POST',
    path: '/api/staff/post-sighting',
    summary:
      'Staff: reports an animal at a camera, with the still of this moment. One of a protected species is withheld. Repeating the call with the same id reports nothing twice.',
    who: { may: 'sighting.post' },
    body: postSightingInput,
    mayNameProtected: ['species', 'message'],
    /** Null: it is withheld. */
    response: z.object({ data: z.object({ sighting: sightingSchema.nullable() }) }),
    errors: ['not-found', 'conflict'],
  },
  listEditedSightings: {
    method: 'GET',
    path: '/api/staff/sightings',
    personal: true,
    summary: 'Staff: the newest sightings with their versions, and those that are withheld.',
    who: { may: 'desk.read' },
    query: listEditedSightingsQuery,
    response: z.object({ data: staffSightingsSchema }),
  },
  changeSighting: {
    method: 'POST',
    path: '/api/staff/change-sighting',
    summary: 'Staff: corrects a sighting, and its notice in the chat.',
    who: { may: 'sighting.change' },
    body: changeSightingInput,
    response: z.object({ data: z.object({}) }),
    errors: ['not-found', 'conflict'],
  },
  removeSighting: {
    method: 'POST',
    path: '/api/staff/remove-sighting',
    summary: 'Staff: removes a sighting, its still and its notice in the chat.',
    who: { may: 'sighting.remove' },
    body: removeSightingInput,
    response: z.object({ data: z.object({}) }),
  },
} satisfies Record<string, Endpoint>;
