import type { liveEndpoints } from '@boma/domain/live/live.api.ts';
import type { Routes } from '../platform/http/routes.ts';
import { readLive } from './read-live.ts';
import { saveSwitches } from './save-switches.ts';

export const liveRoutes: Routes<typeof liveEndpoints> = {
  live: readLive,
  saveSwitches,
};
