import type { AlertsView } from '@boma/domain/alerts/alert-settings.schema.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { changeAlerts } from './change-alerts.ts';

/** Ends the pushes to the caller's device. @throws AppError as `changeAlerts`. */
export async function removePushDevice({ ctx }: { ctx: ActiveUserCtx }): Promise<AlertsView> {
  const session = ctx.user.session.device;
  return changeAlerts(ctx, ({ devices }) => ({
    devices: devices.filter((device) => device.session !== session),
  }));
}
