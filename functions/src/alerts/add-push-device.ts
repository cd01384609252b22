import { deviceLabel } from '@boma/domain/accounts/device-label.ts';
import type { AlertsView, PushDeviceInput } from '@boma/domain/alerts/alert-settings.schema.ts';
import { DEVICES_MAX } from '@boma/domain/alerts/alerts.constants.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { changeAlerts, firstZone } from './change-alerts.ts';

/** Sends pushes to the caller's device from now on. Its earlier address is forgotten. @throws AppError as `changeAlerts`. */
export async function addPushDevice({
  ctx,
  input: { token, zone },
}: {
  ctx: ActiveUserCtx;
  input: PushDeviceInput;
}): Promise<AlertsView> {
  const { device: session, tokenId: api_token } = ctx.user.session;
  const label = deviceLabel(ctx.client?.userAgent ?? '');
  const device = { token, session, api_token, label, added_at: ctx.clock.real() };
  return changeAlerts(ctx, (before) => {
    const others = before.devices.filter((each) => each.token !== token && each.session !== session);
    return { ...firstZone(before, zone), devices: [...others, device].slice(-DEVICES_MAX) };
  });
}
