import type { api } from '@boma/domain/api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listShowTypes } from './list-show-types.ts';

export const showRoutes: Pick<Handlers<typeof api>, 'listShowTypes'> = {
  listShowTypes: async ({ ctx }) => ({ data: { show_types: await listShowTypes({ ctx }) } }),
};
