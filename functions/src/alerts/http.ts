import type { alertEndpoints } from '@boma/domain/alerts/alerts.api.ts';
import type { Routes } from '../platform/http/routes.ts';
import { addPushDevice } from './add-push-device.ts';
import { muteAlerts } from './mute-alerts.ts';
import { passDuty } from './pass-duty.ts';
import { removePushDevice } from './remove-push-device.ts';
import { saveAlerts } from './save-alerts.ts';
import { saveDuty } from './save-duty.ts';
import { showAlerts } from './show-alerts.ts';
import { showOnCall } from './show-on-call.ts';
import { unsubscribe } from './unsubscribe.ts';

export const alertRoutes: Routes<typeof alertEndpoints> = {
  showAlerts,
  saveAlerts,
  muteAlerts,
  addPushDevice,
  removePushDevice,
  showOnCall,
  saveDuty,
  passDuty,
  unsubscribe,
};
