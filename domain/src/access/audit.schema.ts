import { z } from 'zod';
import { storedTime } from '../stored-time.ts';
import type { Action } from './access.ts';

/** How long a record is kept. Older ones are deleted by the time-to-live policy. */
export const AUDIT_RETENTION_MS = 2 * 365 * 86_400_000;

/** One action of staff or of an operator script, under `audit-log/{id}`. Never changed once it is written. */
export const auditRecordSchema = z.object({
  /** Unix milliseconds. */
  at: z.int(),
  /** The account that acted, or 'system'. */
  by: z.string().min(1),
  action: z.custom<Action>((value) => typeof value === 'string'),
  /** What was acted on: the path of a document, such as `sanctions/{uid}`. */
  target: z.string().min(1),
  /** The account that the action concerns, null where it concerns none. */
  person: z.string().nullable(),
  /** The fields that changed, as they were and as they are. Null: there was none, or there is none any more. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** What staff gave as the reason. Empty where the action asks for none. */
  reason: z.string(),
  expires_at: storedTime,
});
export type AuditRecord = z.output<typeof auditRecordSchema>;
