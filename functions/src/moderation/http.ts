import type { moderationEndpoints } from '@boma/domain/moderation/moderation.api.ts';
import { grantRoleTo, takeRoleFrom } from '../accounts/change-role.ts';
import type { Handlers } from '../platform/http/types.ts';
import { countReports } from './count-reports.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decideHeldText } from './decide-held-text.ts';
import { findPeople } from './find-people.ts';
import { giveMembership } from './give-membership.ts';
import { imposeSanction } from './impose-sanction.ts';
import { liftSanction } from './lift-sanction.ts';
import { listAppeals } from './list-appeals.ts';
import { listHeldTexts } from './list-held-texts.ts';
import { reportMessage } from './report-message.ts';
import { sendAppeal } from './send-appeal.ts';
import { settleReport } from './settle-report.ts';
import { showAppeal } from './show-appeal.ts';
import { showPerson } from './show-person.ts';
import { showPersonPage } from './show-person-page.ts';
import { showReport } from './show-report.ts';
import { waiveWait } from './waive-wait.ts';

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
  findPeople: async ({ ctx, query }) => ({ data: { people: await findPeople({ ctx, input: query }) } }),
  showPersonPage: async ({ ctx, params }) => ({ data: await showPersonPage({ ctx, input: params }) }),
  grantRole: async ({ ctx, body }) => ({ data: { roles: await grantRoleTo({ ctx, input: body }) } }),
  takeRole: async ({ ctx, body }) => ({ data: { roles: await takeRoleFrom({ ctx, input: body }) } }),
  giveMembership: async ({ ctx, body }) => giveMembership({ ctx, input: body }).then(() => DONE),
  waiveWait: async ({ ctx, body }) => waiveWait({ ctx, input: body }).then(() => DONE),
  listHeldTexts: async ({ ctx }) => ({ data: { texts: await listHeldTexts({ ctx }) } }),
  decideHeldText: async ({ ctx, body }) => decideHeldText({ ctx, input: body }).then(() => DONE),
  showAppeal: async ({ ctx }) => ({ data: await showAppeal({ ctx }) }),
  sendAppeal: async ({ ctx, body }) => ({ data: { appeal: await sendAppeal({ ctx, input: body }) } }),
  listAppeals: async ({ ctx }) => ({ data: { appeals: await listAppeals({ ctx }) } }),
  decideAppeal: async ({ ctx, body }) => decideAppeal({ ctx, input: body }).then(() => DONE),
  liftSanction: async ({ ctx, body }) => liftSanction({ ctx, input: body }).then(() => DONE),
};
