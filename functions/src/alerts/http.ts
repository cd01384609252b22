import type { alertEndpoints } from '@boma/domain/alerts/alerts.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { addPushDevice } from './add-push-device.ts';
import { muteAlerts } from './mute-alerts.ts';
import { removePushDevice } from './remove-push-device.ts';
import { saveAlerts } from './save-alerts.ts';
import { showAlerts } from './show-alerts.ts';
import { unsubscribe } from './unsubscribe.ts';

export const alertRoutes: Handlers<typeof alertEndpoints> = {
  showAlerts: async ({ ctx }) => ({ data: await showAlerts({ ctx }) }),
  saveAlerts: async ({ ctx, body }) => ({ data: await saveAlerts({ ctx, input: body }) }),
  muteAlerts: async ({ ctx, body }) => ({ data: await muteAlerts({ ctx, input: body }) }),
  addPushDevice: async ({ ctx, body }) => ({ data: await addPushDevice({ ctx, input: body }) }),
  removePushDevice: async ({ ctx }) => ({ data: await removePushDevice({ ctx }) }),
  unsubscribe: async ({ ctx, query }) => {
    await unsubscribe({ ctx, input: query });
    return { data: {} };
  },
};
