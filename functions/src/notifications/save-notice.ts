import { AppError } from '@boma/domain/errors.ts';
import { NOTICES_WAITING } from '@boma/domain/notifications/notifications.constants.ts';
import type { SaveNoticeInput } from '@boma/domain/notifications/planned-notices.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { publicationOf } from '../platform/publication-of.ts';
import { store } from '../platform/store.ts';
import { refuseSent } from './refuse-sent.ts';

const FULL = `${NOTICES_WAITING} notices wait already. Send or remove some of them first.`;

async function refuseTooMany(transaction: Transaction): Promise<void> {
  const all = store.plannedNotices.all().limit(NOTICES_WAITING).select();
  if ((await transaction.get(all)).size >= NOTICES_WAITING) throw new AppError('conflict', { alert: FULL });
}

/**
 * Keeps a notice as a draft, or plans when it is sent; or changes one that waits.
 * @throws AppError `conflict` if it was sent, if a colleague has changed or removed it since, and if too many wait;
 * `invalid-input` for a time that is over.
 */
export async function saveNotice({
  ctx,
  input: { id, version, notice },
}: {
  ctx: StaffCtx;
  input: SaveNoticeInput;
}): Promise<void> {
  const { publish, ...words } = notice;
  await editDocument(ctx, {
    reference: store.plannedNotices(id),
    version,
    refuse: (transaction) => refuseSent(id, transaction),
    change: async (before, transaction) => {
      if (!before) await refuseTooMany(transaction);
      const now = ctx.clock.real();
      const send_at = publicationOf(publish, {
        before: before?.send_at,
        now,
        field: 'notice.publish.at',
      });
      return { ...words, send_at };
    },
  });
}
