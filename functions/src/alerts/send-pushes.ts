import type { StoredAlerts, StoredPush } from '@boma/domain/alerts/alert-settings.schema.ts';
import { findTokens } from '../accounts/api-tokens.ts';
import type { Ctx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { firestore } from '../platform/firestore.ts';
import { sendPush } from '../platform/push.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** Pushes of one run; the next run takes the rest. */
const PUSHES = 500;
const AT_ONCE = 20;

/** A device gets pushes only while it is signed in. */
async function isSignedIn({ uid, session }: StoredPush, now: number): Promise<boolean> {
  const tokens = await findTokens(uid);
  return tokens.some(
    ({ device, expires_at, ended_by_ban }) => device.id === session && expires_at > now && !ended_by_ban,
  );
}

type Device = StoredAlerts['devices'][number];

async function forgetDevice(uid: string, isGone: (device: Device) => boolean): Promise<void> {
  const document = store.alerts(uid);
  await firestore().runTransaction(async (transaction) => {
    const alerts = (await transaction.get(document)).data();
    const devices = alerts?.devices.filter((device) => !isGone(device));
    if (devices && devices.length < (alerts?.devices.length ?? 0))
      transaction.update(document, store.alerts.patch({ devices }));
  });
}

/** True if the push needs no further try. */
async function settle(ctx: Ctx, push: StoredPush): Promise<boolean> {
  const now = ctx.clock.real();
  if (push.expires_at <= now) return true;
  const { uid, token, session, title, body, url, tag } = push;
  if (!(await isSignedIn(push, now))) {
    // A newer sign-in in the same browser has the same token.
    await forgetDevice(uid, (device) => device.token === token && device.session === session);
    return true;
  }
  try {
    const answer = await sendPush(token, { title, body, url, tag });
    if (answer === 'gone') await forgetDevice(uid, (device) => device.token === token);
    return true;
  } catch (error) {
    ctx.log.error('push', error);
    return false;
  }
}

/**
 * Sends the queued pushes. One that fails is tried again at the next run, for a quarter of an hour. A push that two runs send
 * at once appears once: it has one tag.
 */
export async function sendPushes({ ctx }: { ctx: Ctx }): Promise<number> {
  const found = await store.pushes.all().orderBy('made_at').limit(PUSHES).get();
  const settled = await eachLimited(found.docs, AT_ONCE, async (document) => {
    const push = readWellFormed(document, ctx.log);
    if (!push || !(await settle(ctx, push))) return false;
    await document.ref.delete();
    return true;
  });
  return settled.filter(Boolean).length;
}
