import { isDeepStrictEqual } from 'node:util';
import { collections, singletons } from '@boma/domain/collections.ts';
import { emptyLiveSite, liveSiteSchema } from '@boma/domain/live/live.schema.ts';
import { NOTICES_KEPT } from '@boma/domain/notifications/notifications.constants.ts';
import {
  type Notice,
  storedNoticeSchema,
  toNotice,
} from '@boma/domain/notifications/notifications.schema.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { PUBLISH_ATTEMPTS } from '../live/publish-attempts.ts';
import { updatedAfter } from '../live/updated-after.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { type Log, withoutRepeats } from '../platform/log.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** Beyond those that are shown: a document that does not fit must not push one that does out of the list. */
const LOOKED_AT = 10;

function newest(snapshot: QuerySnapshot, log: Log): Notice[] {
  return snapshot.docs
    .flatMap((document) => {
      const stored = readWellFormed(document, storedNoticeSchema, log);
      return stored ? [toNotice(document.id, stored)] : [];
    })
    .slice(0, NOTICES_KEPT);
}

/** Makes the notices in `live/site` the newest of `notify-sitewide`, whatever woke it. Writes only what differs. */
export async function publishNotices({ ctx }: { ctx: Ctx }): Promise<void> {
  const log = withoutRepeats(ctx.log);
  const site = documentAt(singletons.liveSite);
  const latest = firestore()
    .collection(collections.sitewideNotices)
    .orderBy('sent_at', 'desc')
    .limit(LOOKED_AT);
  await firestore().runTransaction(
    async (transaction) => {
      const [stored, current] = await Promise.all([transaction.get(latest), transaction.get(site)]);
      const before = current.exists ? liveSiteSchema.parse(current.data()) : emptyLiveSite;
      const notices = newest(stored, log);
      if (isDeepStrictEqual(before.notices, notices)) return;
      const { versions, live } = before;
      const updated_at = updatedAfter(before, ctx.clock.real());
      transaction.set(site, { versions, live, notices, updated_at }, { merge: true });
    },
    { maxAttempts: PUBLISH_ATTEMPTS },
  );
}
