import type { showEndpoints } from '@boma/domain/shows/shows.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listShowTypes } from './list-show-types.ts';

export const showRoutes: Handlers<typeof showEndpoints> = {
  listShowTypes: async ({ ctx }) => ({ data: { show_types: await listShowTypes({ ctx }) } }),
};
