import type { Action } from '@boma/domain/access/access.ts';
import { AUDIT_RETENTION_MS, type AuditRecord } from '@boma/domain/access/audit.schema.ts';
import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { StaffCtx, SystemCtx } from './context.ts';
import { store } from './store.ts';

type Details = Pick<AuditRecord, 'target'> &
  Partial<Pick<AuditRecord, 'person' | 'before' | 'after' | 'reason'>>;

const NOTHING = { person: null, before: null, after: null, reason: '' } as const;

/**
 * Writes the record of a staff action in the transaction (or batch) that makes the change. Staff act under the action that
 * the contract named; an operator script names its own.
 */
export function recordAction(
  ctx: StaffCtx | (SystemCtx & { readonly action: Action }),
  write: Pick<Transaction | WriteBatch, 'create'>,
  details: Details,
): void {
  const by = 'user' in ctx ? ctx.user.uid : 'system';
  const at = ctx.clock.real();
  const expires_at = at + AUDIT_RETENTION_MS;
  const record = { at, by, action: ctx.action, ...NOTHING, ...details, expires_at };
  write.create(store.auditLog.all().doc(), record);
  if ('trail' in ctx) ctx.trail.recorded.push(ctx.action);
}

/** Marks the action as audited without a record, because it changed nothing. A repeated call is an example. */
export function recordNoChange(ctx: StaffCtx): void {
  ctx.trail.recorded.push(ctx.action);
}
