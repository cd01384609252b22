import { randomBytes, randomInt } from 'node:crypto';
import type { AlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import type { StoredAlerts } from '@boma/domain/alerts/alert-settings.schema.ts';
import { type AlertWords, alertMail } from '@boma/domain/alerts/alert-words.ts';
import { PUSH_KEPT_MS, PUSH_LANES } from '@boma/domain/alerts/alerts.constants.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { findAccount } from '../platform/identity.ts';
import { siteOrigin } from '../platform/params.ts';
import { queueMail } from '../platform/queue-mail.ts';
import { store } from '../platform/store.ts';
import { dueEvents, type Outcome, weighEvents } from './weigh-events.ts';

/** True if an event does not stand any more: its camera has no live picture, or it was taken back. */
export type IsStale = (event: AlertEvent) => boolean;

interface Delivery {
  readonly uid: string;
  /** Null: only those that wait and are due. */
  readonly event: AlertEvent | null;
  readonly isStale: IsStale;
  /** Unix milliseconds. */
  readonly now: number;
}

/** The address that mails go to. Undefined if it is not confirmed, or the account is closed. */
async function addressOf(uid: string, alerts: Pick<StoredAlerts, 'mail'>): Promise<string | undefined> {
  if (!alerts.mail) return undefined;
  const account = await findAccount(uid);
  return account?.emailVerified && !account.disabled ? account.email : undefined;
}

function queuePushes(
  ctx: Ctx,
  transaction: Transaction,
  uid: string,
  { devices }: StoredAlerts,
  words: AlertWords,
) {
  const made_at = ctx.clock.real();
  for (const { token, session, api_token } of devices)
    transaction.create(store.pushes.all().doc(), {
      ...words,
      lane: randomInt(PUSH_LANES),
      uid,
      token,
      session,
      api_token,
      made_at,
      expires_at: made_at + PUSH_KEPT_MS,
    });
}

function weigh(
  alerts: StoredAlerts,
  channel: 'push' | 'mail',
  { event, isStale, now }: Delivery,
  isOn: boolean,
): Outcome {
  const before = channel === 'push' ? alerts.push_state : alerts.mail_state;
  // Nothing waits for a channel that is off.
  if (!isOn) return { state: { ...before, waiting: [] }, alerts: [] };
  const events = [...dueEvents(before, now), ...(event ? [event] : [])];
  const weighed = events.map((each) => ({ event: each, isStale: isStale(each) }));
  return weighEvents(alerts, before, { channel, events: weighed, now });
}

/**
 * Decides for one viewer about an event and about what waits, and queues what is sent: the decision, the pushes and the
 * mails are stored in one transaction. Repeating it changes nothing.
 */
export async function deliverAlerts(
  ctx: Ctx,
  delivery: Delivery,
  known: Pick<StoredAlerts, 'mail'>,
): Promise<void> {
  const { uid } = delivery;
  const address = await addressOf(uid, known);
  const document = store.alerts(uid);
  await firestore().runTransaction(async (transaction) => {
    const alerts = (await transaction.get(document)).data();
    if (!alerts) return;
    const push = weigh(alerts, 'push', delivery, alerts.devices.length > 0);
    const mail = weigh(alerts, 'mail', delivery, alerts.mail && address !== undefined);
    const key = alerts.unsubscribe_key ?? randomBytes(18).toString('base64url');
    for (const words of push.alerts) queuePushes(ctx, transaction, uid, alerts, words);
    for (const words of mail.alerts)
      if (address !== undefined)
        queueMail(ctx, transaction, {
          to: address,
          uid,
          ...alertMail(words, siteOrigin(), { uid, key }),
        });
    const waiting = [...push.state.waiting, ...mail.state.waiting].map(({ until }) => until);
    const due_at = waiting.length === 0 ? null : Math.min(...waiting);
    const change = { push_state: push.state, mail_state: mail.state, due_at, unsubscribe_key: key };
    transaction.update(document, store.alerts.patch(change));
  });
}
