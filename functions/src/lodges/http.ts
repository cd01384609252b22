import type { api } from '@boma/domain/api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listLodgeStreams } from './list-lodge-streams.ts';
import { showLodge } from './show-lodge.ts';

export const lodgeRoutes: Pick<Handlers<typeof api>, 'showLodge' | 'listLodgeStreams'> = {
  showLodge: async ({ ctx, params }) => ({ data: { lodge: await showLodge({ ctx, input: params }) } }),
  listLodgeStreams: async ({ ctx, params }) => ({
    data: { streams: await listLodgeStreams({ ctx, input: params }) },
  }),
};
