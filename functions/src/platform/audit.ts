import type { Action } from '@boma/domain/access/access.ts';
import type { AuditRecord } from '@boma/domain/access/audit.schema.ts';
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
  const record = { at: ctx.clock.real(), by, action: ctx.action, ...NOTHING, ...details };
  write.create(store.auditLog.all().doc(), record);
  if ('trail' in ctx) ctx.trail.recorded.push(ctx.action);
}
