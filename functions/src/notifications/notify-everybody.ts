import { collections } from '@boma/domain/collections.ts';
import { type NotifyInput, notifyInput } from '@boma/domain/notifications/notifications.schema.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { requireStaff } from '../accounts/require-user.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { parsePart } from '../platform/http/parse-request.ts';
import { publishNotices } from './publish-notices.ts';

/**
 * Says something to everybody who is on the site, for scripts of the operator and for staff. It publishes at once: a
 * trigger that has to start first may come after the seconds for which a notice is fresh.
 * @throws AppError `unauthenticated`, `forbidden`; `invalid-input` with every problem.
 */
export async function notifyEverybody({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: NotifyInput;
}): Promise<{ id: string }> {
  if ((await ctx.actor()).kind !== 'system') await requireStaff(ctx);
  const notice = { ...parsePart(notifyInput, input), sent_at: FieldValue.serverTimestamp() };
  const { id } = await firestore().collection(collections.sitewideNotices).add(notice);
  await publishNotices({ ctx });
  return { id };
}
