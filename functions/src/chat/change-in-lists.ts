import { changeInTail, type MessageChange } from '@boma/domain/chat/change-in-tail.ts';
import { emptyFold } from '@boma/domain/chat/chat.schema.ts';
import { emptyTail } from '@boma/domain/chat/empty-tail.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

interface ListChange {
  readonly chat: string;
  /** The messages that were changed in the store. */
  readonly ids: ReadonlySet<string>;
  readonly change: MessageChange;
}

/**
 * Makes every reader of a chat fetch the changed messages, if a reader's list can hold one. Raising `folded_at` makes a
 * fold that runs at the same moment lose and start again.
 */
export async function changeInLists(ctx: Ctx, { chat, ids, change }: ListChange): Promise<void> {
  const references = [store.chatFolds(chat), store.chatTails(chat)] as const;
  await firestore().runTransaction(async (transaction) => {
    const [foldDocument, tailDocument] = await readDocuments(transaction, ...references);
    const fold = foldDocument.data() ?? emptyFold;
    if (!fold.window.some(({ id }) => ids.has(id))) return;
    const folded_at = Math.max(ctx.clock.real(), fold.folded_at + 1);
    transaction.update(references[0], store.chatFolds.patch({ folded_at }));
    transaction.set(references[1], changeInTail(tailDocument.data() ?? emptyTail, ids, change));
  });
}
