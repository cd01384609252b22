import type { AlertSettings, AlertsView } from '@boma/domain/alerts/alert-settings.schema.ts';
import type { CallersCode } from '@boma/domain/errors.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { viewerZone } from '../../../lib/timing/viewer-zone.ts';

/** The codes that the panel words itself. */
const own: readonly CallersCode[] = ['invalid-input', 'internal', 'unavailable', 'too-many-requests'];

/** All of these throw AppError. */
export async function readAlerts(): Promise<AlertsView> {
  return (await callApi('showAlerts')).data;
}

export async function saveAlerts(settings: AlertSettings): Promise<void> {
  await callApi('saveAlerts', { body: settings }, { own });
}

export async function muteAlerts(mute: boolean): Promise<AlertsView> {
  return (await callApi('muteAlerts', { body: { mute } }, { own })).data;
}

export async function addPushDevice(token: string): Promise<AlertsView> {
  return (await callApi('addPushDevice', { body: { token, zone: viewerZone() } }, { own })).data;
}

export async function removePushDevice(): Promise<AlertsView> {
  return (await callApi('removePushDevice', undefined, { own })).data;
}

/** For the owner of a mail, without a sign-in. */
export const endMails = (query: { readonly uid: string; readonly key: string }) =>
  callApi('unsubscribe', { query }, { own: [...own, 'not-found'] });

/** The newest sightings of all cameras. A CDN may answer. */
export async function newestSightings(): Promise<readonly Sighting[]> {
  return (await callApi('listSightings', { query: {} })).data.sightings;
}
