import { type SystemCtx, systemContext } from './context.ts';
import { saveUsageIfDue } from './usage/save-usage.ts';

/** The context of a trigger or schedule, whose process saves its counts when work begins, as one that answers calls. */
export function beginWork(): SystemCtx {
  const ctx = systemContext();
  saveUsageIfDue(ctx);
  return ctx;
}
