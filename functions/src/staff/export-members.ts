import type { User } from '@boma/domain/accounts/user.schema.ts';
import type { Membership } from '@boma/domain/membership/membership.schema.ts';
import type { ExportedMember } from '@boma/domain/staff/exports.schema.ts';
import { FieldPath } from 'firebase-admin/firestore';
import type { StaffCtx } from '../platform/context.ts';
import { readBatched } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { pageToExport } from './page-to-export.ts';
import { recordExport } from './record-export.ts';

interface Members {
  readonly members: ExportedMember[];
  readonly next: string | null;
}

/** Before the places of those whose access staff have given. They follow on those who pay. */
const GIVEN = 'given.';
/** Where they begin. */
const FIRST_GIVEN = `${GIVEN}0.-`;

const toMember = (uid: string, user: User, membership: Membership | undefined): ExportedMember => ({
  uid,
  display_name: user.display_name,
  name: user.name,
  surname: user.surname,
  email: user.email,
  status: membership?.status ?? null,
  paid_until: membership?.entitled_until ?? null,
  given_until: user.membership_given_until,
  created_at: user.created_at,
});

/** Those whose access is paid. */
async function paying(ctx: StaffCtx, now: number, after: string | null): Promise<Members> {
  const query = store.membership
    .all()
    .where('entitled_until', '>', now)
    .orderBy('entitled_until')
    .orderBy(FieldPath.documentId());
  const { docs, next } = await pageToExport({ query, field: 'entitled_until', after });
  const members = await Promise.all(
    docs.map(async (document) => {
      const membership = readWellFormed(document, ctx.log);
      const user = readWellFormed(await readBatched(store.users(document.id)), ctx.log);
      return membership && user ? [toMember(document.id, user, membership)] : [];
    }),
  );
  return { members: members.flat(), next: next ?? FIRST_GIVEN };
}

/** Those whose access staff have given, without those who pay as well. */
async function given(ctx: StaffCtx, now: number, after: string): Promise<Members> {
  const query = store.users
    .all()
    .where('membership_given_until', '>', now)
    .orderBy('membership_given_until')
    .orderBy(FieldPath.documentId());
  const from = after === FIRST_GIVEN ? null : after.slice(GIVEN.length);
  const { docs, next } = await pageToExport({ query, field: 'membership_given_until', after: from });
  const members = await Promise.all(
    docs.map(async (document) => {
      const user = readWellFormed(document, ctx.log);
      const membership = readWellFormed(await readBatched(store.membership(document.id)), ctx.log);
      const isPaid = membership !== undefined && now < membership.entitled_until;
      return user && !isPaid ? [toMember(document.id, user, membership)] : [];
    }),
  );
  return { members: members.flat(), next: next === null ? null : GIVEN + next };
}

/** The users who have the access of a member now, for a file: those who pay, then those to whom staff gave it. */
export async function exportMembers({
  ctx,
  input: { after },
}: {
  ctx: StaffCtx;
  input: { after: string | null };
}): Promise<Members> {
  const now = await ctx.clock.now();
  const page = after?.startsWith(GIVEN) ? await given(ctx, now, after) : await paying(ctx, now, after);
  await recordExport(ctx, 'members', { lines: page.members.length, after });
  return page;
}
