import { afterProblem, claim, isDue, type MailProblem } from '@boma/domain/mails/mail.policy.ts';
import type { Mail } from '@boma/domain/mails/mail.schema.ts';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore, isNotFound } from '../platform/firestore.ts';
import { contactMail, siteOrigin } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import { blockAddress, blockOf, isRangers } from './address-block.ts';
import { mailHtml } from './mail-html.ts';
import { giveToServer } from './mail-transport.ts';

/** Takes the mail for this process. Undefined: it is not due, another process has it, or its address gets none. */
async function claimMail(id: string, now: number): Promise<Mail | undefined> {
  const document = store.mail(id);
  return firestore().runTransaction(async (transaction) => {
    const mail = (await transaction.get(document)).data();
    if (!mail || !isDue(mail, now)) return undefined;
    const block = isRangers(mail.to) ? undefined : (await transaction.get(blockOf(mail.to))).data();
    if (block && block.expires_at > now) {
      // Staff send answers again by hand, never an alert: its reader has no address, or wants none of them.
      if (mail.unsubscribe !== undefined) {
        transaction.delete(document);
        return undefined;
      }
      transaction.update(document, store.mail.patch({ state: 'withheld', error: block.reason }));
      return undefined;
    }
    const claimed = claim(mail, now);
    transaction.update(document, store.mail.patch(claimed));
    return { ...mail, ...claimed };
  });
}

/** The mail as it goes over the wire. Its id stays the same in each try, so that a receiver shows a second copy once. */
function letterOf(id: string, { to, replyTo, message, unsubscribe, made_at }: Mail) {
  const from = contactMail();
  return {
    from: { name: SITE_NAME, address: from },
    to,
    ...(replyTo !== undefined && { replyTo }),
    subject: message.subject,
    text: message.text,
    html: mailHtml(message),
    date: new Date(made_at),
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${siteOrigin()}${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** Stores how the try went. A mail that was deleted with its account meanwhile stays deleted. */
async function settle(ctx: Ctx, id: string, mail: Mail, problem: MailProblem | undefined): Promise<void> {
  const now = ctx.clock.real();
  const change = problem
    ? afterProblem(mail, problem, now)
    : { state: 'sent' as const, sent_at: now, error: null };
  if (problem?.kind === 'no-address' && !isRangers(mail.to))
    await blockAddress(mail.to, { uid: mail.uid, reason: problem.words }, now);
  await store
    .mail(id)
    .update(store.mail.patch(change))
    .catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
  if (change.state === 'failed')
    ctx.log.error('mail-failed', 'The mail server did not take a mail.', {
      mail: id,
      attempts: mail.attempts,
      kind: problem?.kind,
    });
}

/**
 * Sends a mail that is due. Undefined: there was nothing to do. `held`: the server takes no mail now. A process that dies
 * after the server has taken the mail and before that is stored sends it a second time, under the same id.
 */
export async function deliverMail({
  ctx,
  input: { id },
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<'sent' | 'held' | 'not-sent' | undefined> {
  const mail = await claimMail(id, ctx.clock.real());
  if (!mail) return undefined;
  const problem = await giveToServer(letterOf(id, mail));
  await settle(ctx, id, mail, problem);
  if (!problem) return 'sent';
  return problem.kind === 'later' ? 'held' : 'not-sent';
}
