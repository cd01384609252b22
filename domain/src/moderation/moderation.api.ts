import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import { reportMessageInput, settleReportInput } from './reports.schema.ts';
import { banPersonSchema, liftSanctionSchema, mutePersonSchema, sanctionSchema } from './sanctions.schema.ts';

const staffErrors = ['forbidden', 'banned', 'not-found', 'conflict'] as const;

/** The part of the contract about moderation: reports, mutes and bans. */
export const moderationEndpoints = {
  reportMessage: {
    ...apiPaths.reportMessage,
    summary: 'Reports a message to staff.',
    who: 'user',
    body: reportMessageInput,
    response: z.object({ data: z.object({ id: z.string() }) }),
    errors: ['not-found', 'forbidden', 'banned', 'too-many-requests'],
  },
  settleReport: {
    ...apiPaths.settleReport,
    summary: 'Staff: marks reports as settled.',
    who: 'user',
    body: settleReportInput,
    response: z.object({ data: z.object({}) }),
    errors: ['forbidden', 'banned', 'not-found'],
  },
  mutePerson: {
    ...apiPaths.mutePerson,
    summary: 'Staff: stops a user from writing for a while.',
    who: 'user',
    body: mutePersonSchema,
    response: z.object({ data: z.object({ sanction: sanctionSchema }) }),
    errors: staffErrors,
  },
  banPerson: {
    ...apiPaths.banPerson,
    summary: 'Staff: closes an account and signs it out everywhere.',
    who: 'user',
    body: banPersonSchema,
    response: z.object({ data: z.object({ sanction: sanctionSchema }) }),
    errors: staffErrors,
  },
  liftSanction: {
    ...apiPaths.liftSanction,
    summary: 'Staff: ends a mute or a ban.',
    who: 'user',
    body: liftSanctionSchema,
    response: z.object({ data: z.object({}) }),
    errors: staffErrors,
  },
} satisfies Record<string, Endpoint>;
