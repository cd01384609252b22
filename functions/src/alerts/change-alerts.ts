import {
  type AlertsView,
  NO_ALERTS,
  type StoredAlerts,
  storedAlertsSchema,
} from '@boma/domain/alerts/alert-settings.schema.ts';
import { ALERT_TEXTS } from '@boma/domain/alerts/alerts.constants.ts';
import { silentUntil } from '@boma/domain/alerts/decide-alert.ts';
import { topicsOf } from '@boma/domain/alerts/topics.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { ActiveUserCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';
import { dueBy, firstDue } from './weigh-events.ts';

/** A screen saves each change at once. */
const CHANGES_PER_PERSON: Allowance = { capacity: 60, refillMs: 10_000 };

/** The stored alerts as their owner sees them. The address of a device stays secret, because it opens the device to pushes. */
export function toAlertsView(ctx: ActiveUserCtx, stored: StoredAlerts | undefined): AlertsView {
  const { mail, sightings, cameras, species, shows, back, zone, quiet } = stored ?? NO_ALERTS;
  return {
    settings: { mail, sightings, cameras, species, shows, back, zone, quiet },
    muted_until: stored?.muted_until ?? 0,
    devices: (stored?.devices ?? []).map(({ label, added_at, session }) => ({
      label,
      added_at,
      this_device: session === ctx.user.session.device,
    })),
    email_verified: ctx.account.emailVerified,
  };
}

/** The alerts of a user who has none yet, with what other documents say about them. */
async function firstAlerts(
  transaction: Transaction,
  uid: string,
  kinds: readonly { readonly id: number }[],
): Promise<StoredAlerts> {
  const follows = (await transaction.get(store.showFollows(uid))).data();
  return storedAlertsSchema.parse({
    ...NO_ALERTS,
    kinds: kinds.map(({ id }) => id),
    types: follows?.types ?? [],
  });
}

/** The zone of the caller's browser, unless the caller has chosen one. */
export const firstZone = (before: StoredAlerts, zone: string | undefined): Pick<StoredAlerts, 'zone'> => ({
  zone: before.zone === NO_ALERTS.zone ? (zone ?? before.zone) : before.zone,
});

/** What waits is decided again once the viewer is neither muted nor has quiet hours: a change may have ended them earlier. */
function waitingIn(
  alerts: StoredAlerts,
  now: number,
): Pick<StoredAlerts, 'push_state' | 'mail_state' | 'due_at'> {
  const { quiet, zone, muted_until: mutedUntil } = alerts;
  const free = silentUntil({ quiet, zone, mutedUntil, now });
  const [push_state, mail_state] = [dueBy(alerts.push_state, free), dueBy(alerts.mail_state, free)];
  return { push_state, mail_state, due_at: firstDue(push_state, mail_state) };
}

/**
 * Changes the caller's alerts in a transaction, so that no decision that runs at the same time is lost.
 * `record` writes what staff did into the audit log.
 * @throws AppError `too-many-requests`; `unauthenticated` when the account has been deleted.
 */
export async function changeAlerts(
  ctx: ActiveUserCtx,
  change: (before: StoredAlerts) => Partial<StoredAlerts>,
  record?: (transaction: Transaction, before: StoredAlerts, after: StoredAlerts) => void,
): Promise<AlertsView> {
  const { uid } = ctx.user;
  const owner = `alerts by person ${uid}`;
  await takeToken({ ctx, input: { owner, allowance: CHANGES_PER_PERSON, alert: ALERT_TEXTS.tooOften } });
  const document = store.alerts(uid);
  const now = await ctx.clock.now();
  const changed = await firestore().runTransaction(async (transaction) => {
    const user = (await transaction.get(store.users(uid))).data();
    if (!user) throw new AppError('unauthenticated');
    const stored = (await transaction.get(document)).data();
    const before = stored ?? (await firstAlerts(transaction, uid, user.notification_categories));
    const next = { ...before, ...change(before) };
    const after = { ...next, ...waitingIn(next, now), topics: topicsOf(next) };
    transaction.set(document, after);
    record?.(transaction, before, after);
    return after;
  });
  return toAlertsView(ctx, changed);
}
