import { randomUUID } from 'node:crypto';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import type { Refusal, TakenMail } from '../../tools/simulators/mail/server.ts';
import { mailbox } from './run.ts';
import { type StoredForm, stored } from './stored.ts';

type Mail = StoredForm<'mail'>;

const DAY = 86_400_000;

/** A mail as `queueMail` writes it. */
export const mailTo = (to: string, at: number, change: Partial<Mail> = {}): Mail => ({
  to,
  to_lower: to.toLowerCase(),
  message: { subject: `Lion ${randomUUID()}`, text: 'At Tau.\n\n--\nYou asked us for this mail.' },
  uid: null,
  made_at: at,
  state: 'waiting',
  attempts: 0,
  next_at: at,
  retry_until: at + 3 * DAY,
  error: null,
  held_since: at,
  sent_at: null,
  expires_at: timestampOf((at + 30 * DAY) / 1000),
  ...change,
});

/** Stores a mail and answers its id. */
export async function newMail(to: string, at = Date.now(), change: Partial<Mail> = {}): Promise<string> {
  const document = stored.mail.all().doc();
  await document.set(mailTo(to, at, change));
  return document.id;
}

/** A mail that the mail server refused. */
export const newFailedMail = (): Promise<string> =>
  newMail(`${randomUUID()}@viewers.test`, Date.now(), { state: 'failed', attempts: 1, error: '550' });

export const storedMail = async (id: string) => (await stored.mail(id).get()).data();

/** Deletes these mails, so that no list of staff shows them to other tests. */
export async function deleteMails(ids: readonly string[]): Promise<void> {
  const writer = firestore().bulkWriter();
  for (const id of ids) void writer.delete(stored.mail(id));
  await writer.close();
}

/** What the mail simulator took for an address, the oldest first. */
export async function mailsTo(to: string): Promise<readonly TakenMail[]> {
  return (await (await fetch(`${mailbox()}/mails?${new URLSearchParams({ to })}`)).json()) as TakenMail[];
}

/** From now on the mail simulator refuses mails to this address; without a refusal it takes them. */
export async function refuseMailsTo(to: string, refusal?: Refusal): Promise<void> {
  await fetch(`${mailbox()}/control/refuse`, { method: 'POST', body: JSON.stringify({ to, ...refusal }) });
}
