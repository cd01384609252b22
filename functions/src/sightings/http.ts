import type { sightingEndpoints } from '@boma/domain/sightings/sightings.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { changeSighting } from './change-sighting.ts';
import { listEditedSightings } from './list-edited-sightings.ts';
import { listSightings } from './list-sightings.ts';
import { postSighting } from './post-sighting.ts';
import { removeSighting } from './remove-sighting.ts';
import { showBestTimes } from './show-best-times.ts';

export const sightingRoutes: Routes<typeof sightingEndpoints> = {
  listSightings,
  bestTimes: showBestTimes,
  postSighting: named('sighting', postSighting),
  listEditedSightings,
  changeSighting,
  removeSighting,
};
