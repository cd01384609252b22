import type { OnCallView, SaveDutyInput } from '@boma/domain/alerts/alert-settings.schema.ts';
import { DUTY_TEXTS } from '@boma/domain/alerts/duty.constants.ts';
import { AppError } from '@boma/domain/errors.ts';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { changeAlerts, firstZone } from './change-alerts.ts';
import { showOnCall } from './show-on-call.ts';

/**
 * Stores what the caller hears of while on call.
 * @throws AppError `invalid-input` for mails to an address that is not confirmed; as `changeAlerts`.
 */
export async function saveDuty({
  ctx,
  input: { zone, ...wishes },
}: {
  ctx: StaffCtx;
  input: SaveDutyInput;
}): Promise<OnCallView> {
  if (wishes.mail.length > 0 && !ctx.account.emailVerified)
    throw new AppError('invalid-input', { errors: { mail: [DUTY_TEXTS.unverified] } });
  await changeAlerts(
    ctx,
    (before) => ({ ...firstZone(before, zone), duty: { ...before.duty, ...wishes } }),
    (transaction, before, after) =>
      recordAction(ctx, transaction, {
        target: store.alerts(ctx.user.uid).path,
        person: ctx.user.uid,
        before: { duty: before.duty },
        after: { duty: after.duty },
      }),
  );
  return showOnCall({ ctx });
}
