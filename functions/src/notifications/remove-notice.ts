import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { refuseSent } from './refuse-sent.ts';

/**
 * Removes a notice that waits.
 * @throws AppError `conflict` if it was sent, or if a colleague has changed it since.
 */
export async function removeNotice({
  ctx,
  input: { id, version },
}: {
  ctx: StaffCtx;
  input: { id: string; version: string | null };
}): Promise<void> {
  await editDocument(ctx, {
    reference: store.plannedNotices(id),
    version,
    refuse: (transaction) => refuseSent(id, transaction),
    change: () => undefined,
  });
}
