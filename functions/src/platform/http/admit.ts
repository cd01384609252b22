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
 * Checks a request whose verb has succeeded. An audited action that was granted, by the contract or by the verb, and left no
 * record fails here, on the emulators and so in every test. In production the change has been made by now: the caller gets
 * the answer, and the error log raises the alert.
 */
export function requireTrail({ trail, log }: CallerCtx): void {
  const action = trail.granted.find((each) => isAudited(each) && !trail.recorded.includes(each));
  if (!action) return;
  const problem = new Error(`'${action}' left no record in the audit log.`);
  if (isEmulator()) throw new AppError('internal', { cause: problem });
  log.error('unaudited-action', problem, { action });
}
