import { getApps, initializeApp } from 'firebase-admin/app';
import { isEmulator, pushAddress } from './params.ts';

/** What a push says. `url` is a path of the site. */
export interface Push {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}

/** A push for one browser. */
export interface AddressedPush {
  readonly token: string;
  readonly push: Push;
}

/** `gone`: the browser has ended its subscription, so the token is of no more use. `later`: a further try may succeed. */
export type PushAnswer = 'sent' | 'gone' | 'later';

export interface PushAnswers {
  /** In the order of the pushes. */
  readonly answers: readonly PushAnswer[];
  /** Why some were not taken. */
  readonly problem?: unknown;
}

/** The most that one call sends. */
export const PUSHES_AT_ONCE = 500;

const WITHIN_MS = 10_000;
/** A device that is switched off gets the push later, within so many seconds. */
const TTL_SECONDS = 3600;

const GONE: ReadonlySet<unknown> = new Set([
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
]);

/** Firebase Cloud Messaging. Data alone: the site's own worker shows it, so that it looks the same in every browser. */
async function sendByGoogle(pushes: readonly AddressedPush[]): Promise<PushAnswers> {
  const { getMessaging } = await import('firebase-admin/messaging');
  const { responses } = await getMessaging(getApps()[0] ?? initializeApp()).sendEach(
    pushes.map(({ token, push }) => ({
      token,
      data: { ...push },
      webpush: { headers: { TTL: String(TTL_SECONDS), Urgency: 'high' } },
    })),
  );
  const answers = responses.map(({ success, error }) =>
    success ? 'sent' : GONE.has(error?.code) ? 'gone' : 'later',
  );
  const problem = responses[answers.indexOf('later')]?.error;
  return { answers, ...(problem && { problem }) };
}

/** The simulator on this machine: the host of Firebase Cloud Messaging cannot be changed. */
async function sendToSimulator(address: string, pushes: readonly AddressedPush[]): Promise<PushAnswers> {
  const answer = await fetch(`${address}/messages/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: pushes.map(({ token, push }) => ({ token, data: push })) }),
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`The push simulator answered ${answer.status}.`);
  const { answers } = (await answer.json()) as { answers: PushAnswer[] };
  return {
    answers,
    ...(answers.includes('later') && { problem: new Error('The push simulator was busy.') }),
  };
}

/** Sends at most `PUSHES_AT_ONCE` pushes, each to one browser. Never rejects: what was not taken is to be tried again. */
export async function givePushes(pushes: readonly AddressedPush[]): Promise<PushAnswers> {
  if (pushes.length === 0) return { answers: [] };
  try {
    return isEmulator() ? await sendToSimulator(pushAddress(), pushes) : await sendByGoogle(pushes);
  } catch (problem) {
    return { answers: pushes.map(() => 'later'), problem };
  }
}
