import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type AlertSettings, NO_ALERTS } from '@boma/domain/alerts/alert-settings.schema.ts';
import { call } from './api.ts';
import { registerStaff, type Viewer } from './people/viewers.ts';
import { pushSimulator } from './run.ts';
import { stored } from './stored.ts';

const NEVER = Array.from({ length: 7 }, () => null);

type Push = Readonly<Record<string, string>>;

/** What the push simulator took for a browser, the oldest first. Two runs may send one push at once: it counts once. */
export async function pushesTo(token: string): Promise<readonly Push[]> {
  const answer = await fetch(`${pushSimulator()}/messages?${new URLSearchParams({ token })}`);
  const pushes = ((await answer.json()) as { data: Push }[]).map(({ data }) => data);
  return pushes.filter((push, index) => !isDeepStrictEqual(push, pushes[index - 1]));
}

/** From now on the push simulator answers that this browser has ended its subscription. */
export async function endSubscription(token: string): Promise<void> {
  await fetch(`${pushSimulator()}/control/gone`, { method: 'POST', body: JSON.stringify({ token }) });
}

/** The viewer wants this, at any hour. */
export const wantAlerts = ({ token }: Pick<Viewer, 'token'>, change: Partial<AlertSettings>) =>
  call('saveAlerts', { token, body: { ...NO_ALERTS, quiet: NEVER, ...change } });

/** Asks for pushes on the device that the viewer is signed in on. Answers the address of its browser. */
export async function addDevice({ token }: Pick<Viewer, 'token'>): Promise<string> {
  const address = `simulated-${randomUUID()}`;
  await call('addPushDevice', { token, body: { token: address } });
  return address;
}

/** Whether it has been decided about an event for every viewer. */
export const isSpread = async (event: string): Promise<boolean | undefined> =>
  (await stored.alertEvents(event).get()).data()?.spread;

/** The viewer follows a show, and wants to hear of a camera on this device. */
export async function wantOnDevice(viewer: Pick<Viewer, 'token'>): Promise<void> {
  await call('followShow', { token: viewer.token, body: { type: 'ranger-show', follow: true } });
  await wantAlerts(viewer, { cameras: ['tau'] });
  await addDevice(viewer);
}

/** A colleague whom pushes reach on one device, at any hour. */
export async function newReachableColleague(): Promise<string> {
  const colleague = await registerStaff('zoomie');
  await wantAlerts(colleague, {});
  await addDevice(colleague);
  return colleague.uid;
}
