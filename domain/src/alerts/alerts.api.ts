import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  alertsViewSchema,
  muteAlertsInput,
  pushDeviceInput,
  saveAlertsInput,
  unsubscribeQuery,
} from './alert-settings.schema.ts';

const own = z.object({ data: alertsViewSchema });

/** The part of the contract about what viewers hear of while they are away from the site. */
export const alertEndpoints = {
  showAlerts: {
    ...apiPaths.showAlerts,
    summary: 'What the user wants to hear of while away, and on which devices.',
    who: 'active-user',
    response: own,
  },
  saveAlerts: {
    ...apiPaths.saveAlerts,
    summary: 'Stores what the user wants to hear of while away, and their quiet hours.',
    who: 'active-user',
    body: saveAlertsInput,
    response: own,
    errors: ['too-many-requests'],
  },
  muteAlerts: {
    ...apiPaths.muteAlerts,
    summary: 'Mutes all alerts for an hour, or ends that.',
    who: 'active-user',
    body: muteAlertsInput,
    response: own,
    errors: ['too-many-requests'],
  },
  addPushDevice: {
    ...apiPaths.addPushDevice,
    summary: 'Sends pushes to this device from now on, until it is signed out.',
    who: 'active-user',
    body: pushDeviceInput,
    response: own,
    errors: ['too-many-requests'],
  },
  removePushDevice: {
    ...apiPaths.removePushDevice,
    summary: 'Ends the pushes to this device.',
    who: 'active-user',
    response: own,
    errors: ['too-many-requests'],
  },
  unsubscribe: {
    ...apiPaths.unsubscribe,
    summary:
      'Ends the alerts by mail of the user whom a mail was for. Mail programs call it without a sign-in.',
    who: 'anyone',
    query: unsubscribeQuery,
    response: z.object({ data: z.object({}) }),
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
