import type { StoredAlerts, StoredPush } from '@boma/domain/alerts/alert-settings.schema.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/** Values that one query of the store compares with. */
const IN_MAX = 30;
const AT_ONCE = 20;

type Device = StoredAlerts['devices'][number];
type Target = Pick<StoredPush, 'uid' | 'token' | 'session'>;

const keyOf = (uid: string, session: string) => `${uid} ${session}`;

/** Which of these pushes are for a device that is signed in: only those may be sent. */
export async function signedInAmong(
  targets: readonly Target[],
  now: number,
): Promise<(target: Target) => boolean> {
  const uids = [...new Set(targets.map(({ uid }) => uid))];
  const parts = Array.from({ length: Math.ceil(uids.length / IN_MAX) }, (_, part) =>
    uids.slice(part * IN_MAX, (part + 1) * IN_MAX),
  );
  const found = await eachLimited(parts, AT_ONCE, (part) =>
    store.apiTokens.all().where('uid', 'in', part).get(),
  );
  const signedIn = new Set(
    found.flatMap(({ docs }) =>
      docs.flatMap((document) => {
        const { uid, device, expires_at, ended_by_ban } = document.data();
        return expires_at > now && !ended_by_ban ? [keyOf(uid, device.id)] : [];
      }),
    ),
  );
  return ({ uid, session }) => signedIn.has(keyOf(uid, session));
}

async function forgetDevice(uid: string, isGone: (device: Device) => boolean): Promise<void> {
  const document = store.alerts(uid);
  await firestore().runTransaction(async (transaction) => {
    const alerts = (await transaction.get(document)).data();
    const devices = alerts?.devices.filter((device) => !isGone(device));
    if (devices && devices.length < (alerts?.devices.length ?? 0))
      transaction.update(document, store.alerts.patch({ devices }));
  });
}

/** Sends no more pushes to these browsers, whose subscription has ended. */
export const forgetGone = (targets: readonly Target[]): Promise<unknown> =>
  eachLimited(targets, AT_ONCE, ({ uid, token }) => forgetDevice(uid, (device) => device.token === token));

/** Sends no more pushes to these sign-ins. A newer one in the same browser has the same token, and keeps its pushes. */
export const forgetSignedOut = (targets: readonly Target[]): Promise<unknown> =>
  eachLimited(targets, AT_ONCE, ({ uid, token, session }) =>
    forgetDevice(uid, (device) => device.token === token && device.session === session),
  );
