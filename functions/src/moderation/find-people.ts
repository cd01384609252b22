import { may } from '@boma/domain/access/access.ts';
import { STAFF_ROLES } from '@boma/domain/access/staff.ts';
import type { User } from '@boma/domain/accounts/user.schema.ts';
import { capital } from '@boma/domain/capital.ts';
import { isDocumentId } from '@boma/domain/identifiers.ts';
import { PEOPLE_SHOWN, type Person } from '@boma/domain/moderation/person-page.schema.ts';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { StaffCtx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** The character that sorts after all others that names contain. */
const LAST = '\uf8ff';

const beginningWith = (field: 'display_name' | 'email', text: string): Query<User> =>
  store.users.all().where(field, '>=', text).where(field, '<=', `${text}${LAST}`).limit(PEOPLE_SHOWN);

/** The lists that a search asks for. Names are compared as they are written, with either case of the first letter. */
function searches(ctx: StaffCtx, q: string): Query<User>[] {
  const names = [...new Set([q, q.toLowerCase(), capital(q)])];
  return [
    ...names.map((name) => beginningWith('display_name', name)),
    ...(may(ctx, 'role.grant') ? [beginningWith('email', q.toLowerCase())] : []),
  ];
}

/** A user as staff see them in lists. Only those who change roles see addresses. */
export function toPerson(ctx: StaffCtx, snapshot: DocumentSnapshot<User>): Person | undefined {
  const user = readWellFormed(snapshot, ctx.log);
  if (!user) return undefined;
  const { display_name, email, roles, created_at } = user;
  return { uid: snapshot.id, display_name, email: may(ctx, 'role.grant') ? email : null, roles, created_at };
}

async function foundBy(ctx: StaffCtx, q: string): Promise<DocumentSnapshot<User>[]> {
  if (q === '') {
    const staff = store.users.all().where('roles', 'array-contains-any', [...STAFF_ROLES]);
    return (await staff.limit(PEOPLE_SHOWN).get()).docs;
  }
  const [own, ...lists] = await Promise.all([
    isDocumentId(q) ? store.users(q).get() : undefined,
    ...searches(ctx, q).map((query) => query.get()),
  ]);
  return [...(own?.exists ? [own] : []), ...lists.flatMap(({ docs }) => docs)];
}

/** Users whose name or address begins with `q`, or whose id it is. Without `q`: the staff. */
export async function findPeople({
  ctx,
  input: { q },
}: {
  ctx: StaffCtx;
  input: { q: string };
}): Promise<Person[]> {
  const found = new Map((await foundBy(ctx, q)).map((snapshot) => [snapshot.id, snapshot]));
  return [...found.values()]
    .flatMap((snapshot) => toPerson(ctx, snapshot) ?? [])
    .sort((a, b) => a.display_name.localeCompare(b.display_name))
    .slice(0, PEOPLE_SHOWN);
}
