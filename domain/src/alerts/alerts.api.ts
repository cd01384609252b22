import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import {
  alertsViewSchema,
  muteAlertsInput,
  onCallViewSchema,
  passDutyInput,
  pushDeviceInput,
  saveAlertsInput,
  saveDutyInput,
  unsubscribeQuery,
} from './alert-settings.schema.ts';

const own = z.object({ data: alertsViewSchema });

const onCall = z.object({ data: onCallViewSchema });

/** The part of the contract about what viewers hear of while they are away from the site. */
export const alertEndpoints = {
  showAlerts: {
    method: 'GET',
    path: '/api/user/alerts',
    personal: true,
    summary: 'What the user wants to hear of while away, and on which devices.',
    who: 'active-user',
    response: own,
  },
  saveAlerts: {
    method: 'POST',
    path: '/api/user/alerts',
    summary: 'Stores what the user wants to hear of while away, and their quiet hours.',
    who: 'active-user',
    body: saveAlertsInput,
    response: own,
    errors: ['too-many-requests'],
  },
  muteAlerts: {
    method: 'POST',
    path: '/api/user/alerts/mute',
    summary: 'Mutes all alerts for an hour, or ends that.',
    who: 'active-user',
    body: muteAlertsInput,
    response: own,
    errors: ['too-many-requests'],
  },
  addPushDevice: {
    method: 'POST',
    path: '/api/user/alerts/devices',
    summary: 'Sends pushes to this device from now on, until it is signed out.',
    who: 'active-user',
    body: pushDeviceInput,
    response: own,
    errors: ['too-many-requests'],
  },
  removePushDevice: {
    method: 'POST',
    path: '/api/user/alerts/devices/remove',
    summary: 'Ends the pushes to this device.',
    who: 'active-user',
    response: own,
    errors: ['too-many-requests'],
  },
  showOnCall: {
    method: 'GET',
    path: '/api/staff/on-call',
    personal: true,
    summary:
      'Staff: who is on call, whom it can be passed on to, and what the caller hears of while on call.',
    who: { may: 'desk.read' },
    response: onCall,
  },
  saveDuty: {
    method: 'POST',
    path: '/api/staff/on-call/wishes',
    summary: 'Staff: stores what the caller hears of while on call, by push and by mail.',
    who: { may: 'duty.choose' },
    body: saveDutyInput,
    response: onCall,
    errors: ['too-many-requests'],
  },
  passDuty: {
    method: 'POST',
    path: '/api/staff/on-call',
    summary:
      'Staff: puts a colleague, or the caller, on call, in place of another or in addition. Repeating the call changes nothing.',
    who: { may: 'duty.pass' },
    body: passDutyInput,
    response: onCall,
    errors: ['conflict'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/alerts/unsubscribe',
    summary:
      'Ends the alerts by mail of the user whom a mail was for. Mail programs call it without a sign-in.',
    who: 'anyone',
    unattested: true,
    query: unsubscribeQuery,
    response: z.object({ data: z.object({}) }),
    errors: ['not-found'],
  },
} satisfies Record<string, Endpoint>;
