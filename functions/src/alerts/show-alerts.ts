import type { AlertsView } from '@boma/domain/alerts/alert-settings.schema.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { toAlertsView } from './change-alerts.ts';

/** What the caller wants to hear of while away. */
export async function showAlerts({ ctx }: { ctx: ActiveUserCtx }): Promise<AlertsView> {
  return toAlertsView(ctx, (await store.alerts(ctx.user.uid).get()).data());
}
