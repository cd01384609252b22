import { AppError } from '@boma/domain/errors.ts';
import { PERSON_REPORTS_SHOWN } from '@boma/domain/moderation/moderation.constants.ts';
import type { PersonPage } from '@boma/domain/moderation/person-page.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed, wellFormed } from '../platform/well-formed.ts';
import { toPerson } from './find-people.ts';

/** A user as staff see them: who they are, the reports about them, and their appeal. @throws AppError `not-found`. */
export async function showPersonPage({
  ctx,
  input: { uid },
}: {
  ctx: StaffCtx;
  input: { uid: string };
}): Promise<PersonPage> {
  const [user, membership, reports, appeal] = await Promise.all([
    store.users(uid).get(),
    store.membership(uid).get(),
    store.chatReports
      .all()
      .where('user_id', '==', uid)
      .orderBy('reported_at', 'desc')
      .limit(PERSON_REPORTS_SHOWN)
      .get(),
    store.appeals(uid).get(),
  ]);
  const person = toPerson(ctx, user);
  if (!person) throw new AppError('not-found');
  return {
    person,
    given_until: readWellFormed(user, ctx.log)?.membership_given_until ?? null,
    waits_waived: readWellFormed(user, ctx.log)?.waits_waived ?? false,
    member_until: readWellFormed(membership, ctx.log)?.entitled_until ?? null,
    reports: wellFormed(reports, ctx.log),
    appeal: readWellFormed(appeal, ctx.log) ?? null,
  };
}
