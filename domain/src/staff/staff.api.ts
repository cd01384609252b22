import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { auditEntrySchema, auditQuery } from './audit-list.schema.ts';
import { binEntrySchema, restoreInput } from './bin.schema.ts';
import { deskSchema } from './desk.schema.ts';
import {
  exportAuditInput,
  exportedAuditSchema,
  exportedMembersSchema,
  exportedSightingsSchema,
  exportMembersInput,
  exportSightingsInput,
} from './exports.schema.ts';
import { figuresOverTimeSchema, moneyOverTimeSchema } from './figures.schema.ts';
import { memberListQuery, memberListSchema } from './member-list.schema.ts';
import { queueActions, settledQuery, settledSchema } from './settled.schema.ts';
import { usageReportSchema } from './usage-report.schema.ts';

/** The part of the contract about the staff area as a whole. */
export const staffEndpoints = {
  showDesk: {
    method: 'GET',
    path: '/api/staff/desk',
    personal: true,
    summary: 'Staff: what waits for staff now.',
    who: { may: 'desk.read' },
    response: z.object({ data: deskSchema }),
  },
  showFigures: {
    method: 'GET',
    path: '/api/staff/figures',
    personal: true,
    summary: 'Staff: viewers, messages, new members, alerts and cameras by the hour of today, and by day.',
    who: { may: 'desk.read' },
    response: z.object({ data: figuresOverTimeSchema }),
  },
  showMoney: {
    method: 'GET',
    path: '/api/staff/money',
    personal: true,
    summary: 'Admins: payments less refunds by the hour of today, and by day.',
    who: { may: 'money.read' },
    response: z.object({ data: moneyOverTimeSchema }),
  },
  showUsage: {
    method: 'GET',
    path: '/api/staff/usage',
    personal: true,
    summary:
      'Staff: what the servers have read, written, answered and sent on each of the last days, and the outages.',
    who: { may: 'usage.read' },
    response: z.object({ data: usageReportSchema }),
  },
  listBin: {
    method: 'GET',
    path: '/api/staff/bin',
    personal: true,
    summary: 'Staff: what was removed in the last 30 days, the newest first, at most 100.',
    who: { may: 'bin.read' },
    response: z.object({ data: z.object({ entries: z.array(binEntrySchema) }) }),
  },
  restore: {
    method: 'POST',
    path: '/api/staff/restore',
    summary:
      'Staff: puts back what was removed, for those who may remove it. Repeating the call changes nothing.',
    who: { may: 'bin.restore' },
    body: restoreInput,
    response: z.object({ data: z.object({}) }),
    errors: ['not-found', 'conflict', 'forbidden'],
  },
  listSettled: {
    method: 'GET',
    path: '/api/staff/settled',
    personal: true,
    summary: 'Staff: what was settled last in one of their queues, the newest first.',
    who: { mayBy: 'queue', actions: queueActions },
    query: settledQuery,
    response: z.object({ data: z.object({ settled: z.array(settledSchema) }) }),
  },
  listMembers: {
    method: 'GET',
    path: '/api/staff/memberships',
    personal: true,
    summary: 'Staff: the users of a group of members, or those whom a search finds, with their memberships.',
    who: { may: 'membership.read' },
    query: memberListQuery,
    response: z.object({ data: memberListSchema }),
  },
  listAudit: {
    method: 'GET',
    path: '/api/staff/audit',
    personal: true,
    summary: 'Admins: what staff and operators have done, the newest first.',
    who: { may: 'audit.read' },
    query: auditQuery,
    response: z.object({ data: z.object({ records: z.array(auditEntrySchema), more: z.boolean() }) }),
  },
  exportMembers: {
    method: 'POST',
    path: '/api/staff/export-members',
    summary: 'Admins: the users with the access of a member, in pages for a file. Each page is recorded.',
    who: { may: 'members.export' },
    body: exportMembersInput,
    response: z.object({ data: exportedMembersSchema }),
  },
  exportSightings: {
    method: 'POST',
    path: '/api/staff/export-sightings',
    summary: 'Staff: all sightings but the withheld ones, the newest first, in pages for a file.',
    who: { may: 'desk.read' },
    body: exportSightingsInput,
    response: z.object({ data: exportedSightingsSchema }),
  },
  exportAudit: {
    method: 'POST',
    path: '/api/staff/export-audit',
    summary:
      'Admins: records of the audit log, the newest first, in pages for a file. Each page is recorded.',
    who: { may: 'audit.export' },
    body: exportAuditInput,
    response: z.object({ data: exportedAuditSchema }),
  },
} satisfies Record<string, Endpoint>;
