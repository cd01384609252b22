import { getApps, initializeApp } from 'firebase-admin/app';
import { isEmulator, pushAddress } from './params.ts';

/** What a push says. `url` is a path of the site. */
export interface Push {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** `gone`: the browser has ended its subscription, so the token is of no more use. */
export type PushAnswer = 'sent' | 'gone';

const WITHIN_MS = 5000;
/** A device that is switched off gets the push later, within so many seconds. */
const TTL_SECONDS = 3600;

const GONE: ReadonlySet<unknown> = new Set([
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
]);

/** Firebase Cloud Messaging. Data alone: the site's own worker shows it, so that it looks the same in every browser. */
async function sendByGoogle(token: string, push: Push): Promise<PushAnswer> {
  const { getMessaging } = await import('firebase-admin/messaging');
  try {
    await getMessaging(getApps()[0] ?? initializeApp()).send({
      token,
      data: { ...push },
      webpush: { headers: { TTL: String(TTL_SECONDS), Urgency: 'high' } },
    });
    return 'sent';
  } catch (error) {
    if (GONE.has((error as { code?: unknown }).code)) return 'gone';
    throw error;
  }
}

/** The simulator on this machine: the host of Firebase Cloud Messaging cannot be changed. */
async function sendToSimulator(address: string, token: string, push: Push): Promise<PushAnswer> {
  const answer = await fetch(`${address}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, data: push }),
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  await answer.arrayBuffer();
  if (answer.status === 404) return 'gone';
  if (!answer.ok) throw new Error(`The push simulator answered ${answer.status}.`);
  return 'sent';
}

/** Sends a push to one browser. @throws Error if the push service did not take it; a later try may succeed. */
export async function sendPush(token: string, push: Push): Promise<PushAnswer> {
  return isEmulator() ? sendToSimulator(pushAddress(), token, push) : sendByGoogle(token, push);
}
