import { z } from 'zod';
import { userViewSchema } from '../accounts/user.schema.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  appealViewSchema,
  claimAppealInput,
  decideAppealInput,
  sendAppealInput,
  staffAppealSchema,
} from './appeals.schema.ts';

const done = z.object({ data: z.object({}) });
const ownAppeal = z.object({
  data: z.object({
    appeal: appealViewSchema.nullable(),
    /** What it is about, while that holds. */
    sanction: userViewSchema.shape.sanction,
    /** No appeal was sent against it yet. */
    may_appeal: z.boolean(),
  }),
});

/** The part of the contract about appeals against sanctions. */
export const appealEndpoints = {
  showAppeal: {
    method: 'GET',
    path: '/api/user/appeal',
    personal: true,
    summary:
      'The user’s last appeal against a sanction, its answer, and the sanction. A banned user may ask too.',
    who: 'account-owner',
    response: ownAppeal,
  },
  sendAppeal: {
    method: 'POST',
    path: '/api/user/appeal',
    summary:
      'Asks a second moderator to look at the user’s sanction. A banned user may ask too. Repeating the call changes nothing.',
    who: 'account-owner',
    body: sendAppealInput,
    response: z.object({ data: z.object({ appeal: appealViewSchema }) }),
    errors: ['conflict', 'too-many-requests'],
  },
  listAppeals: {
    method: 'GET',
    path: '/api/staff/appeals',
    personal: true,
    summary: 'Staff: the open appeals, the oldest first.',
    who: { may: 'person.read' },
    response: z.object({ data: z.object({ appeals: z.array(staffAppealSchema) }) }),
  },
  claimAppeal: {
    method: 'POST',
    path: '/api/staff/claim-appeal',
    summary: 'Staff: tells colleagues for five minutes that the caller works on this appeal.',
    who: { may: 'appeal.claim' },
    body: claimAppealInput,
    response: done,
    errors: ['not-found'],
  },
  decideAppeal: {
    method: 'POST',
    path: '/api/staff/decide-appeal',
    summary: 'Staff: decides about an appeal against a sanction that a colleague imposed.',
    who: { may: 'appeal.decide' },
    body: decideAppealInput,
    mayNameProtected: ['answer'],
    response: done,
    errors: ['not-found', 'conflict'],
  },
} satisfies Record<string, Endpoint>;
