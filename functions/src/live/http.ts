import type { api } from '@boma/domain/api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { readLive } from './read-live.ts';

export const liveRoutes: Pick<Handlers<typeof api>, 'live'> = {
  live: async () => ({ data: await readLive() }),
};
