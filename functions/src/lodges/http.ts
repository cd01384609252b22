import type { lodgeEndpoints } from '@boma/domain/lodges/lodges.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listLodgeStreams } from './list-lodge-streams.ts';
import { showLodge } from './show-lodge.ts';

export const lodgeRoutes: Handlers<typeof lodgeEndpoints> = {
  showLodge: async ({ ctx, params }) => ({ data: { lodge: await showLodge({ ctx, input: params }) } }),
  listLodgeStreams: async ({ ctx, params }) => ({
    data: { streams: await listLodgeStreams({ ctx, input: params }) },
  }),
};
