import { mayModerate } from '@boma/domain/access/policies.ts';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { AppError } from '@boma/domain/errors.ts';
import { isDocumentId } from '@boma/domain/identifiers.ts';
import { foldChange } from '../chat/fold-change.ts';
import { messageFacts } from '../chat/message-facts.ts';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { findAccount } from '../platform/identity.ts';
import { store } from '../platform/store.ts';
import { reportIdOf } from './report-thing.ts';

/** What a deleted account or a script wrote has no rank to respect. */
async function requireHideable(ctx: StaffCtx, author: string | null): Promise<void> {
  if (author === ctx.user.uid) throw new AppError('conflict');
  const account = author !== null && isDocumentId(author) ? await findAccount(author) : undefined;
  if (account && !mayModerate(ctx, { roles: rolesOf(account.customClaims) })) throw new AppError('forbidden');
}

/**
 * Takes a message out of its chat until an admin decides, and reports it with the reason. Only admins delete messages of
 * others (R6-029), so it stays stored. A message that is hidden already stays as it is.
 * @throws AppError `not-found`; `conflict` for the caller's own message; `forbidden` for one of an admin, and for one of
 * staff unless the caller is an admin.
 */
export async function hideMessage({
  ctx,
  input: { message_id, reason },
}: {
  ctx: StaffCtx;
  input: { message_id: string; reason: string };
}): Promise<void> {
  const document = store.chat(message_id);
  await requireHideable(ctx, messageFacts(await document.get()).user_id);
  const report = store.chatReports(reportIdOf('message', message_id, ctx.user.uid));
  const chat = await firestore().runTransaction(async (transaction) => {
    const found = await transaction.get(document);
    const { isDeleted, isHidden, ...message } = messageFacts(found);
    if (!found.exists || isDeleted || message.chat === null) throw new AppError('not-found');
    if (isHidden) {
      recordNoChange(ctx);
      return null;
    }
    transaction.update(document, store.chat.patch({ chat: '', hidden_from: message.chat }));
    transaction.set(report, {
      ...message,
      kind: 'message',
      picture: null,
      message_id,
      reported_by: ctx.user.uid,
      reason,
      reported_at: ctx.clock.real(),
      settled_at: null,
      settled_by: null,
      hides: true,
      claim: null,
    });
    recordAction(ctx, transaction, {
      target: document.path,
      person: message.user_id,
      before: { chat: message.chat },
      after: { chat: '', hidden_from: message.chat },
      reason,
    });
    return message.chat;
  });
  await foldChange(ctx, chat, message_id);
}
