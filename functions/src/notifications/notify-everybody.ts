import { isDeepStrictEqual } from 'node:util';
import { type SendNoticeInput, sendNoticeInput } from '@boma/domain/notifications/planned-notices.schema.ts';
import { recordNoChange } from '../platform/audit.ts';
import { changedByColleague, recordOf } from '../platform/changed-by-colleague.ts';
import type { StaffCtx, SystemCtx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { firestore } from '../platform/firestore.ts';
import { parsePart } from '../platform/http/parse-request.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { requireUnnamed } from '../platform/require-unnamed.ts';
import { store } from '../platform/store.ts';
import { sentMeanwhile } from './refuse-sent.ts';
import { publishSent, sendIn } from './send-stored.ts';

/**
 * Sends a notice to everybody on the site, for operator scripts and for staff with `notice.send`. With the id of one that
 * waits, it is sent in its place. A repeated call with an id sends nothing.
 * @throws AppError `invalid-input` with every problem, a name of a protected species among them; `conflict` if a colleague
 * has changed or removed the one that waits, and if other words were sent under this id.
 */
export async function notifyEverybody({
  ctx,
  input,
}: {
  ctx: StaffCtx | SystemCtx;
  input: SendNoticeInput;
}): Promise<{ id: string }> {
  const { id = store.sitewideNotices.all().doc().id, version, ...notice } = parsePart(sendNoticeInput, input);
  requireUnnamed(notice);
  await firestore().runTransaction(async (transaction) => {
    const planned = store.plannedNotices(id);
    const [waiting, sent] = await Promise.all([
      transaction.get(planned),
      transaction.get(store.sitewideNotices(id)),
    ]);
    if (sent.exists) {
      const { sent_at: _at, ...words } = dataIfWellFormed(sent) ?? {};
      if (!isDeepStrictEqual(words, notice)) throw sentMeanwhile();
      if ('user' in ctx) recordNoChange(ctx);
      return;
    }
    if (versionOf(waiting) !== version) throw await changedByColleague(ctx, planned, recordOf(waiting));
    sendIn(ctx, transaction, id, notice);
  });
  await publishSent(ctx);
  return { id };
}
