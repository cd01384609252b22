import { type Action, isAudited, may } from '@boma/domain/access/access.ts';
import { actionsOf, type Who } from '@boma/domain/endpoint.ts';
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
  if (who === 'account-owner') return ctx.owner();
  if ('may' in who) return ctx.staff(who.may);
  const active = await ctx.active();
  if (!actionsOf(who).some((action) => may(active, action))) throw new AppError('forbidden');
  return active;
}

/**
 * The same context, or that of staff where a field of the parsed input decides about the action.
 * @throws AppError `forbidden` when the caller may take other actions of this endpoint, but not this one.
 */
export async function admitToAction(who: Who, admitted: Admitted, input: object): Promise<Admitted> {
  if (typeof who === 'string' || 'may' in who) return admitted;
  const action: Action | undefined = who.actions[String((input as Record<string, unknown>)[who.mayBy])];
  if (!action || !('staff' in admitted)) throw new Error(`No action for this '${who.mayBy}'.`);
  return admitted.staff(action);
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
