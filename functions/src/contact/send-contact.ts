import { queuedEvent } from '@boma/domain/alerts/duty-events.ts';
import { CONTACT_TEXTS } from '@boma/domain/contact/contact.constants.ts';
import type { ContactInput } from '@boma/domain/contact/contact.schema.ts';
import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import type { Allowance } from '@boma/domain/limits/token-bucket.ts';
import type { CallerCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { contactMail } from '../platform/params.ts';
import { queueAlertEvent } from '../platform/queue-event.ts';
import { queueMail } from '../platform/queue-mail.ts';
import { store } from '../platform/store.ts';
import { takeToken } from '../platform/take-token.ts';

/** Each message is a mail that a ranger reads. */
const MESSAGES_PER_SENDER: Allowance = { capacity: 5, refillMs: 3_600_000 };
/** Milliseconds that a message is kept. */
const KEPT_FOR = 2 * 365 * 86_400_000;

/** A user counts by account, a guest by address. The emulators pass no address on. */
async function limit(ctx: CallerCtx, uid: string | null): Promise<void> {
  const sender = uid === null ? ctx.client?.address : uid;
  if (sender === undefined) return;
  const owner = `contact by ${uid === null ? 'address' : 'person'} ${sender}`;
  await takeToken({ ctx, input: { owner, allowance: MESSAGES_PER_SENDER, alert: CONTACT_TEXTS.tooMany } });
}

/** The message as the rangers read it in their mail. */
const mailText = ({ name, email, comments, browser }: ContactInput, id: string) =>
  [
    comments,
    '',
    '--',
    `From: ${name}${email === '' ? ' (wants no answer)' : ` <${email}>`}`,
    `Browser: ${browser === '' ? 'unknown' : browser}`,
    `Message: ${id}`,
  ].join('\n');

const TOKEN_PROBLEMS: readonly ErrorCode[] = ['unauthenticated', 'token-expired', 'banned', 'forbidden'];

/** A user whose token has ended writes as a guest: an old tab must not keep anyone from writing. */
async function senderOf(ctx: CallerCtx): Promise<string | null> {
  try {
    return (await ctx.caller())?.uid ?? null;
  } catch (error) {
    if (error instanceof AppError && TOKEN_PROBLEMS.includes(error.code)) return null;
    throw error;
  }
}

/**
 * Stores a message to the rangers, and the mail that brings it to them, in one transaction. A banned user may write too:
 * this is where they can ask why. A repeated call with the same `id` stores and mails nothing twice.
 * @throws AppError `too-many-requests`.
 */
export async function sendContact({ ctx, input }: { ctx: CallerCtx; input: ContactInput }): Promise<void> {
  const { id, ...message } = input;
  const document = id === undefined ? store.contactMessages.all().doc() : store.contactMessages(id);
  // A second try takes none of the sender's few messages.
  if (id !== undefined && (await document.get()).exists) return;
  const sender = await senderOf(ctx);
  await limit(ctx, sender);
  const sent_at = ctx.clock.real();
  await firestore().runTransaction(async (transaction) => {
    // The first try may have ended since.
    if ((await transaction.get(document)).exists) return;
    // A deletion of the account that has run already would not find this message, so it names no user then.
    const isKnown = sender !== null && (await transaction.get(store.users(sender))).exists;
    const uid = isKnown ? sender : null;
    transaction.create(document, {
      ...message,
      uid,
      sent_at,
      state: 'open',
      closed_by: null,
      closed_at: null,
      answers: [],
      expires_at: sent_at + KEPT_FOR,
    });
    queueAlertEvent(ctx, transaction, queuedEvent('contact', document.id, { id: document.id, at: sent_at }));
    queueMail(ctx, transaction, {
      to: contactMail(),
      ...(message.email !== '' && { replyTo: message.email }),
      message: { subject: `[Contact] ${message.subject}`, text: mailText(message, document.id) },
      uid,
    });
  });
}
