import { isAudited } from '@boma/domain/access/access.ts';
import type { Who } from '@boma/domain/endpoint.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { ActiveUserCtx, CallerCtx, StaffCtx, UserCtx } from '../context.ts';
import { isEmulator } from '../params.ts';

export type Admitted = CallerCtx | UserCtx | ActiveUserCtx | StaffCtx;

/**
 * The context that the contract promises the verb.
 * @throws AppError what the caller is refused with: `unauthenticated`, `token-expired`, `banned`, `forbidden`.
 */
export async function admit(who: Who, ctx: CallerCtx): Promise<Admitted> {
  if (who === 'anyone') return ctx;
  if (who === 'user') return ctx.user();
  if (who === 'active-user') return ctx.active();
  return ctx.staff(who.may);
}

/**
 * An audited action that left no record fails here, on the emulators and so in every test. In production the change has
 * been made by now: the caller gets the answer, and the error log raises the alert.
 */
export function requireTrail(ctx: Admitted): void {
  if (!('trail' in ctx) || !isAudited(ctx.action) || ctx.trail.recorded.includes(ctx.action)) return;
  const problem = new Error(`'${ctx.action}' left no record in the audit log.`);
  if (isEmulator()) throw new AppError('internal', { cause: problem });
  ctx.log.error('unaudited-action', problem, { action: ctx.action });
}
