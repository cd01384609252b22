import type { moderationEndpoints } from '@boma/domain/moderation/moderation.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { countReports } from './count-reports.ts';
import { imposeSanction } from './impose-sanction.ts';
import { liftSanction } from './lift-sanction.ts';
import { reportMessage } from './report-message.ts';
import { settleReport } from './settle-report.ts';
import { showPerson } from './show-person.ts';
import { showReport } from './show-report.ts';

const DONE = { data: {} };

export const moderationRoutes: Handlers<typeof moderationEndpoints> = {
  reportMessage: async ({ ctx, body }) => ({ data: await reportMessage({ ctx, input: body }) }),
  showReport: async ({ params }) => ({ data: { around: await showReport(params) } }),
  showPerson: async ({ ctx, params }) => ({ data: await showPerson({ ctx, input: params }) }),
  countReports: async () => ({ data: { open: await countReports() } }),
  settleReport: async ({ ctx, body }) => settleReport({ ctx, input: body }).then(() => DONE),
  imposeSanction: async ({ ctx, body }) => ({
    data: { sanction: await imposeSanction({ ctx, input: body }) },
  }),
  liftSanction: async ({ ctx, body }) => liftSanction({ ctx, input: body }).then(() => DONE),
};
