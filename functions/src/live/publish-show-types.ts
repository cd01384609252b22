import { createHash } from 'node:crypto';
import { singletons } from '@boma/domain/collections.ts';
import { emptyLiveSite, liveSiteSchema } from '@boma/domain/live/live.schema.ts';
import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import { z } from 'zod';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { withoutRepeats } from '../platform/log.ts';
import { allShowTypes, showTypesInOrder } from '../shows/read-show-types.ts';
import { PUBLISH_ATTEMPTS } from './publish-attempts.ts';
import { updatedAfter } from './updated-after.ts';

const publishedSchema = z.object({ fingerprint: z.string() });

const KEYS = [
  'id',
  'type',
  'title',
  'active',
  'archived',
  'cover_clean',
] as const satisfies (keyof ShowType)[];

function fingerprintOf(showTypes: readonly ShowType[]): string {
  const values = showTypes.map((showType) => KEYS.map((key) => showType[key]));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** Counts the version of the show types up when they are not what was last published. Ignores what woke it. */
export async function publishShowTypes({ ctx }: { ctx: Ctx }): Promise<void> {
  const log = withoutRepeats(ctx.log);
  const site = documentAt(singletons.liveSite);
  const published = documentAt(singletons.publishedShowTypes);
  await firestore().runTransaction(
    async (transaction) => {
      const [all, last, current] = await Promise.all([
        transaction.get(allShowTypes()),
        transaction.get(published),
        transaction.get(site),
      ]);
      const fingerprint = fingerprintOf(showTypesInOrder(all, log));
      if (last.exists && publishedSchema.parse(last.data()).fingerprint === fingerprint) return;
      const before = current.exists ? liveSiteSchema.parse(current.data()) : emptyLiveSite;
      const versions = { ...before.versions, show_types: before.versions.show_types + 1 };
      const updated_at = updatedAfter(before, ctx.clock.real());
      transaction.set(published, { fingerprint });
      transaction.set(site, { versions, live: before.live, updated_at }, { merge: true });
    },
    { maxAttempts: PUBLISH_ATTEMPTS },
  );
}
