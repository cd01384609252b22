import { may } from '@boma/domain/access/access.ts';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import type { OnCallView, PassDutyInput, StoredAlerts } from '@boma/domain/alerts/alert-settings.schema.ts';
import { DUTY_TEXTS } from '@boma/domain/alerts/duty.constants.ts';
import { topicsOf } from '@boma/domain/alerts/topics.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { findAccount } from '../platform/identity.ts';
import { store } from '../platform/store.ts';
import { showOnCall } from './show-on-call.ts';

const conflict = (alert: string) => new AppError('conflict', { alert });

/** True if mails reach the colleague. @throws AppError `conflict` for an account that is not one of staff. */
async function requireStaff(uid: string): Promise<boolean> {
  const account = await findAccount(uid);
  if (!account || account.disabled || !may({ roles: rolesOf(account.customClaims) }, 'duty.pass'))
    throw conflict(DUTY_TEXTS.notStaff);
  return account.emailVerified;
}

/** Everything that a colleague must have chosen before being on call helps anybody. */
function isReached({ duty, devices }: StoredAlerts, hasMail: boolean): boolean {
  return (devices.length > 0 && duty.push.length > 0) || (hasMail && duty.mail.length > 0);
}

const isOnCall = (alerts: StoredAlerts | undefined) => (alerts?.duty.on_call_since ?? null) !== null;

function setOnCall(
  transaction: Transaction,
  uid: string,
  before: StoredAlerts,
  on_call_since: number | null,
) {
  const duty = { ...before.duty, on_call_since };
  const topics = topicsOf({ ...before, duty });
  transaction.update(store.alerts(uid), store.alerts.patch({ duty, topics }));
}

/**
 * Puts a colleague on call in place of another, in one transaction, so that nobody is lost between the two.
 * @throws AppError `conflict` if `from` is not on call any more, and for a colleague whom nothing would reach.
 */
export async function passDuty({
  ctx,
  input: { from, to },
}: {
  ctx: StaffCtx;
  input: PassDutyInput;
}): Promise<OnCallView> {
  const hasMail = to !== null && (await requireStaff(to));
  const read = async (transaction: Transaction, uid: string | null) =>
    uid === null ? undefined : (await transaction.get(store.alerts(uid))).data();
  await firestore().runTransaction(async (transaction) => {
    const [before, next] = await Promise.all([read(transaction, from), read(transaction, to)]);
    if (!isOnCall(before) && (to === null || isOnCall(next))) return recordNoChange(ctx);
    if (from !== null && !isOnCall(before)) throw conflict(DUTY_TEXTS.moved);
    if (to !== null && !(next && isReached(next, hasMail)))
      throw conflict(to === ctx.user.uid ? DUTY_TEXTS.unreachableSelf : DUTY_TEXTS.unreachable);
    if (from !== null && before) setOnCall(transaction, from, before, null);
    if (to !== null && next && !isOnCall(next)) setOnCall(transaction, to, next, ctx.clock.real());
    recordAction(ctx, transaction, {
      target: store.alerts(to ?? from ?? ctx.user.uid).path,
      person: to ?? from,
      before: { on_call: from },
      after: { on_call: to },
    });
  });
  return showOnCall({ ctx });
}
