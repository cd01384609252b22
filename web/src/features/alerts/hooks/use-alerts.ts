import type { AlertSettings, AlertsView } from '@boma/domain/alerts/alert-settings.schema.ts';
import { useEffect, useRef } from 'react';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { useReadOnReturn } from '../../../lib/asking/use-read-on-return.ts';
import { useSaveNewest } from '../../../lib/asking/use-save-newest.ts';
import { removeStored, writeStored } from '../../../lib/storage.ts';
import { pushAddressKey } from '../../../lib/storage-keys.ts';
import { viewerZone } from '../../../lib/timing/viewer-zone.ts';
import { readStoredUser } from '../../../session/session.ts';
import { addPushDevice, muteAlerts, readAlerts, removePushDevice, saveAlerts } from '../api/alert-calls.ts';
import { pushKey } from '../api/push-key.ts';
import { pushToken } from '../api/push-token.ts';

const FAILED = 'That was not saved. Please try again in a moment.';
const problemOf = (cause: unknown) => refusalWords(cause, FAILED);

/** The zone of settings that were never saved. */
const NO_ZONE = 'UTC';

async function readAll() {
  const [alerts, vapidKey] = await Promise.all([readAlerts(), pushKey()]);
  const { settings } = alerts;
  const zone = settings.zone === NO_ZONE ? viewerZone() : settings.zone;
  return { alerts: { ...alerts, settings: { ...settings, zone } }, vapidKey };
}

/** The viewer has refused the permission, or closed the question without an answer. */
class Refused extends Error {
  readonly isFinal: boolean;

  constructor(isFinal: boolean) {
    super('The browser did not allow notifications.');
    this.isFinal = isFinal;
  }
}

/** Asks the viewer for the permission. After a refusal the browser does not ask again. */
async function subscribe(vapidKey: string): Promise<AlertsView> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new Refused(permission === 'denied');
  const asker = readStoredUser()?.id;
  const token = await pushToken(vapidKey);
  const view = await addPushDevice(token);
  // They may have signed out meanwhile. The next user of this browser has asked for no pushes.
  if (readStoredUser()?.id === asker) writeStored(pushAddressKey, token);
  return view;
}

async function unsubscribe(): Promise<AlertsView> {
  removeStored(pushAddressKey);
  return removePushDevice();
}

function pushProblem(cause: unknown): string {
  if (!(cause instanceof Refused))
    return refusalWords(
      cause,
      'Notifications could not be changed on this device. Please try again in a moment.',
    );
  return cause.isFinal
    ? 'Your browser was told not to show notifications of this site. You can change that in its settings.'
    : 'Your browser has not allowed notifications yet. Press the button again, and choose Allow.';
}

/** What the viewer wants to hear of while away. Each change is saved at once. */
export function useAlerts() {
  const { answer, failed, retry, change } = useAnswer(readAll, {
    doing: 'Reading the alerts',
  });
  const settings = useRef<AlertSettings>(undefined);
  useEffect(() => {
    settings.current = answer?.alerts.settings;
  }, [answer]);
  const saving = useSaveNewest(saveAlerts, { doing: 'Saving the alerts', problemOf });
  const set = (part: Partial<AlertSettings>) => {
    if (!settings.current) return;
    const next = { ...settings.current, ...part };
    settings.current = next;
    change((before) => ({ ...before, alerts: { ...before.alerts, settings: next } }));
    saving.saveNext(next);
  };
  // The settings on the page may be newer than those in this answer.
  const take = ({ devices, muted_until }: AlertsView) =>
    change((before) => ({ ...before, alerts: { ...before.alerts, devices, muted_until } }));
  const push = useAction(
    async (wanted: boolean) => take(wanted ? await subscribe(answer?.vapidKey ?? '') : await unsubscribe()),
    {
      doing: 'Changing the pushes to this device',
      problemOf: pushProblem,
      isLogged: (_, cause) => !(cause instanceof Refused),
    },
  );
  const mute = useAction(async (wanted: boolean) => take(await muteAlerts(wanted)), {
    doing: 'Muting the alerts',
    problemOf,
  });
  const isSettled = !saving.busy && saving.problem === undefined && !push.busy && !mute.busy;
  // Alerts may have been changed elsewhere, and a change here sends all settings.
  useReadOnReturn({ change }, readAll, { doing: 'Reading the alerts again', isSettled });
  return { ...answer, failed, retry, set, saving, push, mute };
}
export type Alerts = ReturnType<typeof useAlerts>;
