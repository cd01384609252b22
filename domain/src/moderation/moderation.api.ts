import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import { personHistorySchema, personParams } from './person-history.schema.ts';
import { nearbyMessageSchema, reportId, reportMessageInput, settleReportInput } from './reports.schema.ts';
import { sanctionActions } from './sanction-kinds.ts';
import { imposeSanctionInput, liftSanctionInput, sanctionSchema } from './sanctions.schema.ts';

const done = z.object({ data: z.object({}) });

/** The part of the contract about moderation: reports and sanctions. */
export const moderationEndpoints = {
  reportMessage: {
    ...apiPaths.reportMessage,
    summary: 'Reports a message to staff.',
    who: 'active-user',
    body: reportMessageInput,
    response: z.object({ data: z.object({ id: z.string() }) }),
    errors: ['not-found', 'too-many-requests'],
  },
  showReport: {
    ...apiPaths.showReport,
    summary: 'Staff: the messages around a reported one, the oldest first.',
    who: { may: 'report.read' },
    params: z.object({ id: reportId }),
    response: z.object({ data: z.object({ around: z.array(nearbyMessageSchema) }) }),
    errors: ['not-found'],
  },
  showPerson: {
    ...apiPaths.showPerson,
    summary: 'Staff: the sanction of a user, the reports about them, and what staff have done.',
    who: { may: 'report.read' },
    params: personParams,
    response: z.object({ data: personHistorySchema }),
  },
  countReports: {
    ...apiPaths.countReports,
    summary: 'Staff: how many reports are open.',
    who: { may: 'report.read' },
    response: z.object({ data: z.object({ open: z.int() }) }),
  },
  settleReport: {
    ...apiPaths.settleReport,
    summary: 'Staff: marks reports as settled.',
    who: { may: 'report.settle' },
    body: settleReportInput,
    response: done,
    errors: ['not-found'],
  },
  imposeSanction: {
    ...apiPaths.imposeSanction,
    summary: 'Staff: imposes a sanction on a user. A ban closes the account and signs it out everywhere.',
    who: { mayBy: 'kind', actions: sanctionActions },
    body: imposeSanctionInput,
    response: z.object({ data: z.object({ sanction: sanctionSchema }) }),
    errors: ['not-found', 'conflict'],
  },
  liftSanction: {
    ...apiPaths.liftSanction,
    summary: 'Staff: ends a sanction.',
    who: { may: 'sanction.lift' },
    body: liftSanctionInput,
    response: done,
    errors: ['not-found', 'conflict'],
  },
} satisfies Record<string, Endpoint>;
