import type { Mail } from '@boma/domain/contact/mail.schema.ts';
import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { Ctx } from './context.ts';
import { store } from './store.ts';

/** Milliseconds that a mail is kept after it was written. */
const KEPT_FOR = 30 * 86_400_000;

/**
 * Writes a mail in the transaction (or batch) of what it is about, so that no mail is lost and none is sent for a change
 * that failed. The Firebase extension 'Trigger Email from Firestore' sends what appears in `mail`.
 */
export function queueMail(
  { clock }: Pick<Ctx, 'clock'>,
  write: Pick<Transaction | WriteBatch, 'create'>,
  mail: Omit<Mail, 'expires_at'>,
): void {
  write.create(store.mail.all().doc(), { ...mail, expires_at: clock.real() + KEPT_FOR } as Mail);
}
