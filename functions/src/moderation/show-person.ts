import { ACTIONS_SHOWN } from '@boma/domain/moderation/moderation.constants.ts';
import type { PersonHistory } from '@boma/domain/moderation/person-history.schema.ts';
import { activeSanction } from '@boma/domain/moderation/sanctions.schema.ts';
import type { ActiveUserCtx } from '../platform/context.ts';
import { displayNames } from '../platform/display-names.ts';
import { store } from '../platform/store.ts';

/** What staff have done about a user, how often viewers have reported them, and the sanction in force. */
export async function showPerson({
  ctx,
  input: { uid },
}: {
  ctx: ActiveUserCtx;
  input: { uid: string };
}): Promise<PersonHistory> {
  const [sanction, reports, records, now] = await Promise.all([
    store.sanctions(uid).get(),
    store.chatReports.all().where('user_id', '==', uid).count().get(),
    store.auditLog.all().where('person', '==', uid).orderBy('at', 'desc').limit(ACTIONS_SHOWN).get(),
    ctx.clock.now(),
  ]);
  const past = records.docs.map((record) => record.data());
  const names = await displayNames(past.map(({ by }) => by).filter((by) => by !== 'system'));
  return {
    sanction: activeSanction(sanction.data(), now) ?? null,
    reports: reports.data().count,
    actions: past.map(({ at, by, action, reason }) => ({ at, by: names.get(by) ?? null, action, reason })),
  };
}
