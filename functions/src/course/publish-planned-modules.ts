import { isPublic } from '@boma/domain/course/course.policy.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { preparePublication } from './change-module.ts';

/** True if it was waiting. Staff who edit it meanwhile go on: its version stays. */
function publishOne(ctx: Ctx, id: string): Promise<boolean> {
  const document = store.courseModules(id);
  return firestore().runTransaction(async (transaction) => {
    const stored = dataIfWellFormed(await transaction.get(document));
    if (stored?.public_at === undefined || !isPublic(stored, ctx.clock.real())) return false;
    const publish = await preparePublication(ctx, transaction);
    const { public_at: _over, ...after } = stored;
    transaction.set(document, after);
    publish({ before: undefined, after });
    return true;
  });
}

/**
 * Tells open pages of the modules whose time has come, once each: every reader shows them from that time on. Without their
 * time they are as those that staff published at once.
 */
export async function publishPlannedModules({ ctx }: { ctx: Ctx }): Promise<{ published: number }> {
  const { docs } = await store.courseModules.all().where('public_at', '<=', ctx.clock.real()).get();
  let published = 0;
  for (const { id } of docs) if (await publishOne(ctx, id)) published += 1;
  return { published };
}
