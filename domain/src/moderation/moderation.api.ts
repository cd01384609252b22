import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import { reportMessageInput, settleReportInput } from './reports.schema.ts';
import { banPersonSchema, liftSanctionSchema, mutePersonSchema, sanctionSchema } from './sanctions.schema.ts';

const done = z.object({ data: z.object({}) });
const imposed = z.object({ data: z.object({ sanction: sanctionSchema }) });

/** The part of the contract about moderation: reports, mutes and bans. */
export const moderationEndpoints = {
  reportMessage: {
    ...apiPaths.reportMessage,
    summary: 'Reports a message to staff.',
    who: 'active-user',
    body: reportMessageInput,
    response: z.object({ data: z.object({ id: z.string() }) }),
    errors: ['not-found', 'too-many-requests'],
  },
  settleReport: {
    ...apiPaths.settleReport,
    summary: 'Staff: marks reports as settled.',
    who: { may: 'report.settle' },
    body: settleReportInput,
    response: done,
    errors: ['not-found'],
  },
  mutePerson: {
    ...apiPaths.mutePerson,
    summary: 'Staff: stops a user from writing for a while.',
    who: { may: 'person.mute' },
    body: mutePersonSchema,
    response: imposed,
    errors: ['not-found', 'conflict'],
  },
  banPerson: {
    ...apiPaths.banPerson,
    summary: 'Staff: closes an account and signs it out everywhere.',
    who: { may: 'person.ban' },
    body: banPersonSchema,
    response: imposed,
    errors: ['not-found', 'conflict'],
  },
  liftSanction: {
    ...apiPaths.liftSanction,
    summary: 'Staff: ends a mute or a ban.',
    who: { may: 'sanction.lift' },
    body: liftSanctionSchema,
    response: done,
    errors: ['not-found', 'conflict'],
  },
} satisfies Record<string, Endpoint>;
