import type { User } from '@boma/domain/accounts/user.schema.ts';
import { cursorAfter, readCursor } from '@boma/domain/list-cursor.ts';
import type { Membership } from '@boma/domain/membership/membership.schema.ts';
import {
  type ListedMember,
  MEMBERS_PAGE,
  type MemberGroup,
  type MemberList,
  type MemberListQuery,
} from '@boma/domain/staff/member-list.schema.ts';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { findPeople } from '../moderation/find-people.ts';
import type { Ctx, StaffCtx } from '../platform/context.ts';
import { readBatched } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

type StoredGroup = Exclude<MemberGroup, 'given'>;

const OVER = ['cancelled', 'deleted'] as const;
const FAULTY = ['past_due', 'paused'] as const;

/** Each group of those who have ever paid, in its order. `now` is unix milliseconds. */
const stored: Readonly<Record<StoredGroup, (now: number) => Query<Membership>>> = {
  // Whose access ends first comes first.
  paying: (now) =>
    store.membership
      .all()
      .where('entitled_until', '>', now)
      .orderBy('entitled_until')
      .orderBy(FieldPath.documentId()),
  ends: (now) =>
    store.membership
      .all()
      .where('status', '==', 'non_renewing')
      .where('entitled_until', '>', now)
      .orderBy('entitled_until')
      .orderBy(FieldPath.documentId()),
  // Who left last comes first.
  ended: () =>
    store.membership
      .all()
      .where('status', 'in', OVER)
      .orderBy('entitled_until', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
  problem: () =>
    store.membership
      .all()
      .where('status', 'in', FAULTY)
      .orderBy('entitled_until', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
};

const givenNow = (now: number): Query<User> =>
  store.users
    .all()
    .where('membership_given_until', '>', now)
    .orderBy('membership_given_until')
    .orderBy(FieldPath.documentId());

function toListed(uid: string, user: User, membership: Membership | undefined): ListedMember {
  const followed = membership?.subscriptions.find(({ id }) => id === membership.subscription_id);
  return {
    uid,
    display_name: user.display_name,
    status: membership?.status ?? null,
    price: followed ? { amount: followed.amount, currency: followed.currency } : null,
    since: followed?.created ?? null,
    paid_until: membership && membership.entitled_until > 0 ? membership.entitled_until : null,
    given_until: user.membership_given_until,
  };
}

/** The user with the membership. Undefined: the account is gone. */
async function listedOf({ log }: Ctx, uid: string): Promise<ListedMember | undefined> {
  const [user, membership] = await Promise.all([
    readBatched(store.users(uid)),
    readBatched(store.membership(uid)),
  ]);
  const account = readWellFormed(user, log);
  return account && toListed(uid, account, readWellFormed(membership, log));
}

async function listedOfAll(ctx: Ctx, uids: readonly string[]): Promise<ListedMember[]> {
  const listed = await Promise.all(uids.map((uid) => listedOf(ctx, uid)));
  return listed.flatMap((member) => member ?? []);
}

/** A page of a group by the ids of its users, and where the next page begins. */
async function pageOf<T>(query: Query<T>, field: string, after: string | undefined) {
  const cursor = after === undefined ? undefined : readCursor(after);
  const from = cursor ? query.startAfter(cursor.at, cursor.id) : query;
  const { docs } = await from.limit(MEMBERS_PAGE + 1).get();
  const shown = docs.slice(0, MEMBERS_PAGE);
  const last = shown.at(-1);
  const isLast = docs.length <= MEMBERS_PAGE || !last;
  return {
    uids: shown.map(({ id }) => id),
    next: isLast ? null : cursorAfter({ at: Number(last.get(field)), id: last.id }),
  };
}

const countOf = async (query: Query<unknown>): Promise<number> => (await query.count().get()).data().count;

/** The law keeps their memberships. They have ended: a deletion ends every subscription first. */
const endedAndGone = () =>
  store.membership.all().where('status', 'in', OVER).where('account_gone', '==', true);

async function countGroups(now: number): Promise<NonNullable<MemberList['counts']>> {
  const [paying, given, ends, ended, gone, problem] = await Promise.all([
    countOf(stored.paying(now)),
    countOf(givenNow(now)),
    countOf(stored.ends(now)),
    countOf(stored.ended(now)),
    countOf(endedAndGone()),
    countOf(stored.problem(now)),
  ]);
  return { paying, given, ends, ended: ended - gone, problem };
}

async function findMembers(ctx: StaffCtx, { group, q, after }: MemberListQuery, now: number) {
  if (q !== '') return { uids: (await findPeople({ ctx, input: { q } })).map(({ uid }) => uid), next: null };
  if (group === 'given') return pageOf(givenNow(now), 'membership_given_until', after);
  return pageOf(stored[group](now), 'entitled_until', after);
}

/** The users of a group of members, or those whom a search finds, with what the site stores about their memberships. */
export async function listMembers({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: MemberListQuery;
}): Promise<MemberList> {
  const now = await ctx.clock.now();
  const [{ uids, next }, counts] = await Promise.all([
    findMembers(ctx, input, now),
    input.after === undefined ? countGroups(now) : null,
  ]);
  return { members: await listedOfAll(ctx, uids), next, counts };
}
