import { mayDecideAppeal } from '@boma/domain/access/policies.ts';
import type { StaffAppeal } from '@boma/domain/moderation/appeals.schema.ts';
import { APPEALS_SHOWN } from '@boma/domain/moderation/moderation.constants.ts';
import type { StaffCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** The open appeals, the oldest first. */
export async function listAppeals({ ctx }: { ctx: StaffCtx }): Promise<StaffAppeal[]> {
  const { docs } = await store.appeals.all().where('state', '==', 'open').limit(APPEALS_SHOWN).get();
  const appeals = await Promise.all(
    docs.map(async (document) => {
      const appeal = readWellFormed(document, ctx.log);
      if (!appeal) return [];
      const user = (await store.users(document.id).get()).data();
      const may_decide = mayDecideAppeal(ctx.user.uid, { by: appeal.imposed_by });
      return [{ ...appeal, uid: document.id, display_name: user?.display_name ?? '', may_decide }];
    }),
  );
  return appeals.flat().sort((a, b) => a.sent_at - b.sent_at);
}
