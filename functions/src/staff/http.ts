import type { staffEndpoints } from '@boma/domain/staff/staff.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { exportAudit } from './export-audit.ts';
import { exportMembers } from './export-members.ts';
import { exportSightings } from './export-sightings.ts';
import { listAudit } from './list-audit.ts';
import { listBin } from './list-bin.ts';
import { listMembers } from './list-members.ts';
import { listSettled } from './list-settled.ts';
import { restore } from './restore.ts';
import { showDesk } from './show-desk.ts';
import { showFigures } from './show-figures.ts';
import { showMoney } from './show-money.ts';
import { showUsage } from './show-usage.ts';

export const staffRoutes: Routes<typeof staffEndpoints> = {
  showDesk,
  showFigures,
  showMoney,
  showUsage,
  listBin: named('entries', listBin),
  restore,
  listSettled: named('settled', listSettled),
  listMembers,
  listAudit,
  exportMembers,
  exportSightings,
  exportAudit,
};
