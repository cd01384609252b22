import { type NotifyInput, notifyInput } from '@boma/domain/notifications/notifications.schema.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { recordAction } from '../platform/audit.ts';
import type { StaffCtx, SystemCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { parsePart } from '../platform/http/parse-request.ts';
import { requireUnnamed } from '../platform/require-unnamed.ts';
import { store } from '../platform/store.ts';
import { publishNotices } from './publish-notices.ts';

const ACTION = 'notice.send';

/**
 * Sends a notice to everybody on the site, for operator scripts and for staff with `notice.send`. It is published at once:
 * a trigger that starts cold may come after the seconds for which a notice is fresh.
 * @throws AppError `invalid-input` with every problem, a name of a protected species among them.
 */
export async function notifyEverybody({
  ctx,
  input,
}: {
  ctx: StaffCtx | SystemCtx;
  input: NotifyInput;
}): Promise<{ id: string }> {
  const notice = parsePart(notifyInput, input);
  requireUnnamed(notice);
  const reference = store.sitewideNotices.all().doc();
  const batch = firestore().batch();
  batch.create(reference, { ...notice, sent_at: FieldValue.serverTimestamp() });
  recordAction('user' in ctx ? ctx : { ...ctx, action: ACTION }, batch, {
    target: reference.path,
    after: { message: notice.message },
  });
  await batch.commit();
  // The notice is stored. An error would make the sender repeat it, and the trigger publishes what failed here.
  await publishNotices({ ctx }).catch((error: unknown) => ctx.log.error('notice-publication', error));
  return { id: reference.id };
}
