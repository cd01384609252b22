import type { lodgeEndpoints } from '@boma/domain/lodges/lodges.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { editLodge } from './edit-lodge.ts';
import { listLodgeStreams } from './list-lodge-streams.ts';
import { listLodges } from './list-lodges.ts';
import { removeLodge } from './remove-lodge.ts';
import { showLodge } from './show-lodge.ts';

const DONE = { data: {} };

export const lodgeRoutes: Handlers<typeof lodgeEndpoints> = {
  showLodge: async ({ ctx, params }) => ({ data: { lodge: await showLodge({ ctx, input: params }) } }),
  listLodgeStreams: async ({ ctx, params }) => ({
    data: { streams: await listLodgeStreams({ ctx, input: params }) },
  }),
  listLodges: async ({ ctx }) => ({ data: { lodges: await listLodges({ ctx }) } }),
  saveLodge: async ({ ctx, body }) => editLodge({ ctx, input: body }).then(() => DONE),
  removeLodge: async ({ ctx, body }) => removeLodge({ ctx, input: body }).then(() => DONE),
};
