import type { ApiToken } from '@boma/domain/accounts/api-token.schema.ts';
import type { StoredAlerts, StoredPush } from '@boma/domain/alerts/alert-settings.schema.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { eachLimited } from '../platform/each-limited.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

/** Values that one query of the store compares with. */
const IN_MAX = 30;
const AT_ONCE = 20;

type Device = StoredAlerts['devices'][number];
type Target = Pick<StoredPush, 'uid' | 'token' | 'session' | 'api_token'>;
type Keys = ReadonlySet<string>;

const keyOf = ({ uid, session }: Pick<Target, 'uid' | 'session'>) => `${uid} ${session}`;

/** The keys of the sign-ins that these API tokens still open. */
function openKeys(tokens: readonly DocumentSnapshot<ApiToken>[], now: number): string[] {
  return tokens.flatMap((document) => {
    const token = document.data();
    return token && token.expires_at > now && !token.ended_by_ban
      ? [keyOf({ uid: token.uid, session: token.device.id })]
      : [];
  });
}

/** By the API tokens that the browsers had when they gave their addresses: one read for each push. */
async function knownSignIns(targets: readonly Target[], now: number): Promise<Keys> {
  const ids = new Set(targets.flatMap(({ api_token }) => api_token ?? []));
  if (ids.size === 0) return new Set();
  return new Set(
    openKeys(await readDocuments(firestore(), ...[...ids].map((id) => store.apiTokens(id))), now),
  );
}

/** By all API tokens of the viewers: a sign-in may have got a newer one. */
async function allSignIns(targets: readonly Target[], now: number): Promise<Keys> {
  const uids = [...new Set(targets.map(({ uid }) => uid))];
  const parts = Array.from({ length: Math.ceil(uids.length / IN_MAX) }, (_, part) =>
    uids.slice(part * IN_MAX, (part + 1) * IN_MAX),
  );
  const found = await eachLimited(parts, AT_ONCE, (part) =>
    store.apiTokens.all().where('uid', 'in', part).get(),
  );
  return new Set(
    openKeys(
      found.flatMap(({ docs }) => docs),
      now,
    ),
  );
}

/** Which of these pushes are for a device that is signed in: only those may be sent. */
export async function signedInAmong(
  targets: readonly Target[],
  now: number,
): Promise<(target: Target) => boolean> {
  const known = await knownSignIns(targets, now);
  const others = targets.filter((target) => !known.has(keyOf(target)));
  const found = await allSignIns(others, now);
  return (target) => known.has(keyOf(target)) || found.has(keyOf(target));
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
