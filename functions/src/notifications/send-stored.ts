import type { StoredNotice } from '@boma/domain/notifications/notifications.schema.ts';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { recordAction } from '../platform/audit.ts';
import type { Ctx, StaffCtx, SystemCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { publishNotices } from './publish-notices.ts';

/** Sends the notice with this id in a transaction which has read that it was not sent. It waits no longer. */
export function sendIn(
  ctx: StaffCtx | SystemCtx,
  transaction: Transaction,
  id: string,
  notice: Omit<StoredNotice, 'sent_at'>,
): void {
  const document = store.sitewideNotices(id);
  transaction.create(document, { ...notice, sent_at: FieldValue.serverTimestamp() });
  transaction.delete(store.plannedNotices(id));
  recordAction('user' in ctx ? ctx : { ...ctx, action: 'notice.send' }, transaction, {
    target: document.path,
    after: { message: notice.message },
  });
}

/**
 * Publishes what was sent at once: a trigger that starts cold may come after the seconds for which a notice is fresh. An
 * error would make the sender repeat the notice, which is stored, and the trigger publishes what failed here.
 */
export async function publishSent(ctx: Ctx): Promise<void> {
  await publishNotices({ ctx }).catch((error: unknown) => ctx.log.error('notice-publication', error));
}
