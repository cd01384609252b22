import { AppError } from '@boma/domain/errors.ts';
import { MAIL_GOOD_MS } from '@boma/domain/mails/mails.constants.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { blockOf } from './address-block.ts';

/**
 * Lets a mail be sent again that failed, and opens its address if that was blocked. A mail that was sent, or that
 * waits anyway, stays as it is.
 * @throws AppError `not-found`.
 */
export async function retryMail({
  ctx,
  input: { id },
}: {
  ctx: StaffCtx;
  input: { id: string };
}): Promise<void> {
  const document = store.mail(id);
  const now = ctx.clock.real();
  const changed = await firestore().runTransaction(async (transaction) => {
    const mail = (await transaction.get(document)).data();
    if (!mail) throw new AppError('not-found');
    if (mail.state === 'sent' || (mail.state === 'waiting' && mail.attempts === 0)) return false;
    transaction.delete(blockOf(mail.to));
    transaction.update(
      document,
      store.mail.patch({
        state: 'waiting',
        attempts: 0,
        next_at: now,
        retry_until: now + MAIL_GOOD_MS,
        held_since: now,
      }),
    );
    recordAction(ctx, transaction, {
      target: document.path,
      person: mail.uid,
      before: { state: mail.state },
      after: { state: 'waiting' },
    });
    return true;
  });
  if (!changed) recordNoChange(ctx);
}
