import type { staffEndpoints } from '@boma/domain/staff/staff.api.ts';
import type { Routes } from '../platform/http/routes.ts';
import { listAudit } from './list-audit.ts';
import { showDesk } from './show-desk.ts';
import { showUsage } from './show-usage.ts';

export const staffRoutes: Routes<typeof staffEndpoints> = {
  showDesk,
  showUsage,
  listAudit,
};
