import type { AlertsView } from '@boma/domain/alerts/alert-settings.schema.ts';
import { MUTE_MS } from '@boma/domain/alerts/alerts.constants.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { changeAlerts } from './change-alerts.ts';

/** Mutes all alerts for an hour from now, or ends that. @throws AppError as `changeAlerts`. */
export async function muteAlerts({
  ctx,
  input: { mute },
}: {
  ctx: ActiveUserCtx;
  input: { mute: boolean };
}): Promise<AlertsView> {
  const now = await ctx.clock.now();
  return changeAlerts(ctx, () => ({ muted_until: mute ? now + MUTE_MS : 0 }));
}
