import { inLowerCase } from '@boma/domain/mails/mail.policy.ts';
import type { Mail } from '@boma/domain/mails/mail.schema.ts';
import { ALERT_GOOD_MS, MAIL_GOOD_MS } from '@boma/domain/mails/mails.constants.ts';
import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { Ctx } from './context.ts';
import { store } from './store.ts';

/** Milliseconds that a mail is kept after it was written. */
const KEPT_FOR = 30 * 86_400_000;

/**
 * Writes a mail in the transaction (or batch) of what it is about, so that no mail is lost and none is sent for a change
 * that failed. `onMailWritten` sends it.
 */
export function queueMail(
  { clock }: Pick<Ctx, 'clock'>,
  write: Pick<Transaction | WriteBatch, 'create'>,
  mail: Pick<Mail, 'to' | 'replyTo' | 'message' | 'unsubscribe' | 'uid'>,
): void {
  const made_at = clock.real();
  write.create(store.mail.all().doc(), {
    ...mail,
    to_lower: inLowerCase(mail.to),
    made_at,
    state: 'waiting',
    attempts: 0,
    next_at: made_at,
    retry_until: made_at + (mail.unsubscribe === undefined ? MAIL_GOOD_MS : ALERT_GOOD_MS),
    error: null,
    held_since: made_at,
    sent_at: null,
    expires_at: made_at + KEPT_FOR,
  });
}
