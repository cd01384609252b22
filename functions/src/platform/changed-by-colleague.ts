import { AppError } from '@boma/domain/errors.ts';
import type { StaffCtx, SystemCtx } from './context.ts';
import { displayNames } from './display-names.ts';
import { store } from './store.ts';
import { wellFormed } from './well-formed.ts';

/** The conflict of an edit whose document, at this path, was changed since the editor read it: by whom, says the audit log. */
export async function changedByColleague(ctx: StaffCtx | SystemCtx, path: string): Promise<AppError> {
  const newest = store.auditLog.all().where('target', '==', path).orderBy('at', 'desc').limit(1);
  const by = wellFormed(await newest.get(), ctx.log)[0]?.by;
  // It may have been the editor, in another window.
  if (by === undefined || by === 'system' || ('user' in ctx && by === ctx.user.uid))
    return new AppError('conflict');
  const colleague = (await displayNames([by])).get(by);
  return new AppError('conflict', colleague ? { colleague } : {});
}
