import type { staffEndpoints } from '@boma/domain/staff/staff.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listAudit } from './list-audit.ts';
import { showDesk } from './show-desk.ts';
import { showUsage } from './show-usage.ts';

export const staffRoutes: Handlers<typeof staffEndpoints> = {
  showDesk: async ({ ctx }) => ({ data: await showDesk({ ctx }) }),
  showUsage: async ({ ctx }) => ({ data: await showUsage({ ctx }) }),
  listAudit: async ({ ctx, query }) => ({ data: await listAudit({ ctx, input: query }) }),
};
