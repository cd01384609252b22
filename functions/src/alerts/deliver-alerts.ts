import { randomBytes, randomInt } from 'node:crypto';
import { may } from '@boma/domain/access/access.ts';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import type { AlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import type { StoredAlerts } from '@boma/domain/alerts/alert-settings.schema.ts';
import { type AlertWords, alertMail } from '@boma/domain/alerts/alert-words.ts';
import { PUSH_KEPT_MS, PUSH_LANES } from '@boma/domain/alerts/alerts.constants.ts';
import { topicsOn } from '@boma/domain/alerts/topics.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { findAccount } from '../platform/identity.ts';
import { siteOrigin } from '../platform/params.ts';
import { queueMail } from '../platform/queue-mail.ts';
import { store } from '../platform/store.ts';
import { dueEvents, firstDue, type Outcome, weighEvents } from './weigh-events.ts';

/** True if an event does not stand any more: its camera has no live picture, or it was taken back. */
export type IsStale = (event: AlertEvent) => boolean;

interface Delivery {
  readonly uid: string;
  /** Null: those that wait and are due. */
  readonly event: AlertEvent | null;
  readonly isStale: IsStale;
  /** Unix milliseconds. */
  readonly now: number;
}

/** What the account says. `address`: undefined if it is not confirmed. A closed account has neither. */
interface Reach {
  readonly address: string | undefined;
  readonly isStaff: boolean;
}

async function reachOf(uid: string, { mail, duty }: Pick<StoredAlerts, 'mail' | 'duty'>): Promise<Reach> {
  const account = mail || duty.on_call_since !== null ? await findAccount(uid) : undefined;
  if (!account || account.disabled) return { address: undefined, isStaff: false };
  return {
    address: account.emailVerified ? account.email : undefined,
    isStaff: may({ roles: rolesOf(account.customClaims) }, 'duty.pass'),
  };
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
  // Beside a new event the due ones go on waiting: `isStale` was asked about that event alone, and they are next.
  const events = event ? [event] : dueEvents(before, now);
  const weighed = events.map((each) => ({ event: each, isStale: isStale(each) }));
  return weighEvents(alerts, before, { channel, events: weighed, now });
}

/**
 * Decides for one viewer about an event or about what waits, and queues what is sent: the decision, the pushes and the
 * mails are stored in one transaction. Repeating it changes nothing.
 */
export async function deliverAlerts(
  ctx: Ctx,
  delivery: Delivery,
  known: Pick<StoredAlerts, 'mail' | 'duty'>,
): Promise<void> {
  const { uid } = delivery;
  const { address, isStaff } = await reachOf(uid, known);
  const document = store.alerts(uid);
  await firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (!stored) return;
    // Who has lost the role hears nothing of what waits for staff.
    const alerts = isStaff ? stored : { ...stored, duty: { ...stored.duty, on_call_since: null } };
    const push = weigh(alerts, 'push', delivery, alerts.devices.length > 0);
    const mail = weigh(
      alerts,
      'mail',
      delivery,
      address !== undefined && topicsOn(alerts, 'mail').length > 0,
    );
    const key = alerts.unsubscribe_key ?? randomBytes(18).toString('base64url');
    for (const words of push.alerts) queuePushes(ctx, transaction, uid, alerts, words);
    for (const words of mail.alerts)
      if (address !== undefined)
        queueMail(ctx, transaction, {
          to: address,
          uid,
          ...alertMail(words, siteOrigin(), { uid, key }),
        });
    const due_at = firstDue(push.state, mail.state);
    const change = { push_state: push.state, mail_state: mail.state, due_at, unsubscribe_key: key };
    transaction.update(document, store.alerts.patch(change));
  });
}
