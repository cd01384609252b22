import type { AnswerContactInput, ContactMessage } from '@boma/domain/contact/contact.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { contactMail } from '../platform/params.ts';
import { queueMail } from '../platform/queue-mail.ts';
import { store } from '../platform/store.ts';

const NO_ADDRESS = 'The writer wants no answer and gave no address.';
const BY_COLLEAGUE = 'A colleague has answered this meanwhile. Read that answer first.';

/** The answer with what was asked below it, so that the writer knows what it is about. */
const mailText = ({ name, comments }: ContactMessage, text: string, id: string) =>
  [
    text,
    '',
    `${name} wrote:`,
    ...comments.split('\n').map((line) => `> ${line}`),
    '',
    '--',
    `The rangers of ${SITE_NAME}. Just answer this mail if there is more to say.`,
    `Message: ${id}`,
  ].join('\n');

/**
 * Mails an answer to the writer of a message, keeps it with the message, and closes the message. Answers to that mail come
 * to the rangers' mailbox. A repeated call sends nothing twice.
 * @throws AppError `not-found`; `conflict` for a message without an address, and if a colleague has answered since.
 */
export async function answerContact({
  ctx,
  input: { id, after, text },
}: {
  ctx: StaffCtx;
  input: AnswerContactInput;
}): Promise<void> {
  const document = store.contactMessages(id);
  await firestore().runTransaction(async (transaction) => {
    const message = (await transaction.get(document)).data();
    if (!message) throw new AppError('not-found');
    if (message.email === '') throw new AppError('conflict', { alert: NO_ADDRESS });
    if (message.answers.length !== after) {
      if (message.closed_by === ctx.user.uid && message.answers.at(-1)?.text === text)
        return recordNoChange(ctx);
      throw new AppError('conflict', { alert: BY_COLLEAGUE });
    }
    const at = ctx.clock.real();
    const closed = { state: 'closed', closed_by: ctx.user.uid, closed_at: at } as const;
    const answers = [...message.answers, { text, at }];
    transaction.update(document, store.contactMessages.patch({ ...closed, answers }));
    queueMail(ctx, transaction, {
      to: message.email,
      replyTo: contactMail(),
      message: { subject: `Re: ${message.subject}`, text: mailText(message, text, id) },
      uid: message.uid,
    });
    // The record says what was done, not what was written: it is kept longer than the message.
    recordAction(ctx, transaction, {
      target: document.path,
      person: message.uid,
      before: { state: message.state, answers: after },
      after: { state: 'closed', answers: after + 1 },
    });
  });
}
