import type { liveEndpoints } from '@boma/domain/live/live.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { readLive } from './read-live.ts';

export const liveRoutes: Handlers<typeof liveEndpoints> = {
  live: async () => ({ data: await readLive() }),
};
