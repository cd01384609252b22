import { z } from 'zod';
import { userViewSchema } from '../accounts/user.schema.ts';
import type { Endpoint } from '../endpoint.ts';
import { decideHeldTextInput, heldTextViewSchema } from '../words/held-texts.schema.ts';
import { appealViewSchema, decideAppealInput, sendAppealInput, staffAppealSchema } from './appeals.schema.ts';
import { personHistorySchema, personMessageSchema, personParams } from './person-history.schema.ts';
import {
  changeRoleInput,
  findPeopleQuery,
  personPageSchema,
  personSchema,
  waiveWaitInput,
} from './person-page.schema.ts';
import {
  hideMessageInput,
  nearbyMessageSchema,
  putBackMessageInput,
  reportId,
  reportMessageInput,
  settleReportInput,
} from './reports.schema.ts';
import { sanctionActions } from './sanction-kinds.ts';
import { imposeSanctionInput, liftSanctionInput, sanctionSchema } from './sanctions.schema.ts';

const roles = z.object({ data: z.object({ roles: personSchema.shape.roles }) });
const ownAppeal = z.object({
  data: z.object({
    appeal: appealViewSchema.nullable(),
    /** What it is about, while that holds. */
    sanction: userViewSchema.shape.sanction,
    /** No appeal was sent against it yet. */
    may_appeal: z.boolean(),
  }),
});
const done = z.object({ data: z.object({}) });

/** The part of the contract about moderation: reports and sanctions. */
export const moderationEndpoints = {
  reportMessage: {
    method: 'POST',
    path: '/api/chat/message/report',
    summary: 'Reports a message to staff.',
    who: 'active-user',
    body: reportMessageInput,
    response: z.object({ data: z.object({ id: z.string() }) }),
    errors: ['not-found', 'too-many-requests'],
  },
  showReport: {
    method: 'GET',
    path: '/api/staff/reports/{id}',
    personal: true,
    summary: 'Staff: the messages around a reported one, the oldest first.',
    who: { may: 'report.read' },
    params: z.object({ id: reportId }),
    response: z.object({ data: z.object({ around: z.array(nearbyMessageSchema) }) }),
    errors: ['not-found'],
  },
  showPerson: {
    method: 'GET',
    path: '/api/staff/people/{uid}',
    personal: true,
    summary: 'Staff: the sanction of a user, the reports about them, and what staff have done.',
    who: { may: 'report.read' },
    params: personParams,
    response: z.object({ data: personHistorySchema }),
  },
  listPersonMessages: {
    method: 'GET',
    path: '/api/staff/people/{uid}/messages',
    personal: true,
    summary: 'Staff: the last messages of a user in all chats, the newest first.',
    who: { may: 'report.read' },
    params: personParams,
    response: z.object({ data: z.object({ messages: z.array(personMessageSchema) }) }),
  },
  countReports: {
    method: 'GET',
    path: '/api/staff/report-count',
    personal: true,
    summary: 'Staff: how many reports are open.',
    who: { may: 'report.read' },
    response: z.object({ data: z.object({ open: z.int() }) }),
  },
  settleReport: {
    method: 'POST',
    path: '/api/staff/settle-report',
    summary: 'Staff: marks reports as settled.',
    who: { may: 'report.settle' },
    body: settleReportInput,
    response: done,
    errors: ['not-found', 'conflict'],
  },
  hideMessage: {
    method: 'POST',
    path: '/api/staff/hide-message',
    summary: 'Staff: takes a message of another person out of the chat until an admin decides.',
    who: { may: 'message.hide' },
    body: hideMessageInput,
    mayNameProtected: ['reason'],
    response: done,
    errors: ['not-found', 'conflict'],
  },
  putBackMessage: {
    method: 'POST',
    path: '/api/staff/put-back-message',
    summary: 'Staff: shows a hidden message again. Admins may, and who has hidden it.',
    who: { may: 'message.put-back' },
    body: putBackMessageInput,
    response: done,
    errors: ['not-found'],
  },
  imposeSanction: {
    method: 'POST',
    path: '/api/staff/impose-sanction',
    summary: 'Staff: imposes a sanction on a user. A ban closes the account and signs it out everywhere.',
    who: { mayBy: 'kind', actions: sanctionActions },
    body: imposeSanctionInput,
    mayNameProtected: ['reason'],
    response: z.object({ data: z.object({ sanction: sanctionSchema }) }),
    errors: ['not-found', 'conflict'],
  },
  liftSanction: {
    method: 'POST',
    path: '/api/staff/lift-sanction',
    summary: 'Staff: ends a sanction.',
    who: { may: 'sanction.lift' },
    body: liftSanctionInput,
    response: done,
    errors: ['not-found', 'conflict'],
  },
  findPeople: {
    method: 'GET',
    path: '/api/staff/people',
    personal: true,
    summary: 'Staff: users whose name or address begins with these characters. Without any: all staff.',
    who: { may: 'person.read' },
    query: findPeopleQuery,
    response: z.object({ data: z.object({ people: z.array(personSchema) }) }),
  },
  showPersonPage: {
    method: 'GET',
    path: '/api/staff/people/{uid}/page',
    personal: true,
    summary: 'Staff: a user, the reports about them, and their appeal.',
    who: { may: 'person.read' },
    params: personParams,
    response: z.object({ data: personPageSchema }),
    errors: ['not-found'],
  },
  grantRole: {
    method: 'POST',
    path: '/api/staff/grant-role',
    summary: 'Admins: gives a user a role of staff.',
    who: { may: 'role.grant' },
    body: changeRoleInput,
    response: roles,
    errors: ['not-found', 'conflict'],
  },
  takeRole: {
    method: 'POST',
    path: '/api/staff/take-role',
    summary: 'Admins: takes a role of staff from a user.',
    who: { may: 'role.take' },
    body: changeRoleInput,
    response: roles,
    errors: ['not-found', 'conflict'],
  },
  waiveWait: {
    method: 'POST',
    path: '/api/staff/waive-wait',
    summary: 'Staff: lets a user write at once, and post links, although the account is new.',
    who: { may: 'person.trust' },
    body: waiveWaitInput,
    response: done,
    errors: ['not-found'],
  },
  listHeldTexts: {
    method: 'GET',
    path: '/api/staff/held-texts',
    personal: true,
    summary: 'Staff: the texts that wait for them, the oldest first.',
    who: { may: 'words.read' },
    response: z.object({ data: z.object({ texts: z.array(heldTextViewSchema) }) }),
  },
  decideHeldText: {
    method: 'POST',
    path: '/api/staff/decide-held-text',
    summary: 'Staff: publishes a text that waits, as its writer wrote it, or refuses it.',
    who: { may: 'held-text.decide' },
    body: decideHeldTextInput,
    response: done,
    errors: ['not-found', 'conflict'],
  },
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
    summary: 'Asks a second moderator to look at the user’s sanction. A banned user may ask too.',
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
