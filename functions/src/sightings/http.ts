import type { sightingEndpoints } from '@boma/domain/sightings/sightings.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { changeSighting } from './change-sighting.ts';
import { listEditedSightings } from './list-edited-sightings.ts';
import { listSightings } from './list-sightings.ts';
import { postSighting } from './post-sighting.ts';
import { removeSighting } from './remove-sighting.ts';
import { showBestTimes } from './show-best-times.ts';

export const sightingRoutes: Handlers<typeof sightingEndpoints> = {
  listSightings: async ({ ctx, query }) => ({ data: await listSightings({ ctx, input: query }) }),
  bestTimes: async ({ ctx, query }) => ({ data: await showBestTimes({ ctx, input: query }) }),
  postSighting: async ({ ctx, body }) => ({ data: { sighting: await postSighting({ ctx, input: body }) } }),
  listEditedSightings: async ({ ctx, query }) => ({
    data: await listEditedSightings({ ctx, input: query }),
  }),
  changeSighting: async ({ ctx, body }) => changeSighting({ ctx, input: body }).then(() => ({ data: {} })),
  removeSighting: async ({ ctx, body }) => removeSighting({ ctx, input: body }).then(() => ({ data: {} })),
};
