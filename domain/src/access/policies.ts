import { isStaff } from './staff.ts';

// Rules that depend on the target as well as on the actor. The table of actions has the others.

interface Person {
  readonly roles: readonly string[];
}

/** Only an admin can moderate staff, and admins cannot be moderated. */
export function mayModerate(actor: Person, target: Person): boolean {
  if (target.roles.includes('admin')) return false;
  return !isStaff(target) || actor.roles.includes('admin');
}

/** A second moderator decides about an appeal. Who imposed a sanction from before this was recorded is unknown. */
export const mayDecideAppeal = (actorUid: string, sanction: { readonly by: string | null }): boolean =>
  sanction.by !== actorUid;

/** Admins remove any note about a user, other staff their own, and nobody one about themselves. */
export const mayRemoveNote = (
  actor: Person & { readonly uid: string },
  note: { readonly uid: string; readonly by: string | null },
): boolean => note.uid !== actor.uid && (note.by === actor.uid || actor.roles.includes('admin'));

/** Admins cannot take away their own role, so that the site is never left without one. */
export const mayChangeRole = (actorUid: string, targetUid: string): boolean => actorUid !== targetUid;

/** Staff must give up their role before they delete their account. */
export const mayDeleteOwnAccount = (person: Person): boolean => !isStaff(person);

/** Only staff may use a name that viewers would take for an official one. */
export const mayUseReservedName = (person: Person): boolean => isStaff(person);
