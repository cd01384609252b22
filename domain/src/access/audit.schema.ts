import { z } from 'zod';
import type { CollectionPath } from '../collections.ts';
import { storedTime } from '../stored-time.ts';
import type { Action } from './access.ts';

/** How long a record is kept. Older ones are deleted by the time-to-live policy. */
export const AUDIT_RETENTION_MS = 2 * 365 * 86_400_000;

/** What the target of a record begins with. Chats and exports are no documents. */
export type AuditedKind = CollectionPath | 'chats' | 'exports';

/** One action of staff or of an operator script, under `audit-log/{id}`. Never changed once it is written. */
export const auditRecordSchema = z.object({
  /** Unix milliseconds. */
  at: z.int(),
  /** The account that acted, or 'system'. */
  by: z.string().min(1),
  action: z.custom<Action>((value) => typeof value === 'string'),
  /** The path of the changed document, such as `sanctions/{uid}`. */
  target: z.string().min(1),
  /** The account that the action concerns, or null. */
  person: z.string().nullable(),
  /** The changed fields before and after. Null: the document did not exist before, or does not exist after. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** The reason that staff gave. Empty if the action needs none. */
  reason: z.string(),
  expires_at: storedTime,
});
export type AuditRecord = z.output<typeof auditRecordSchema>;
