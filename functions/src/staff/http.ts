import type { staffEndpoints } from '@boma/domain/staff/staff.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { listAudit } from './list-audit.ts';
import { listBin } from './list-bin.ts';
import { restore } from './restore.ts';
import { showDesk } from './show-desk.ts';
import { showUsage } from './show-usage.ts';

export const staffRoutes: Routes<typeof staffEndpoints> = {
  showDesk,
  showUsage,
  listBin: named('entries', listBin),
  restore,
  listAudit,
};
