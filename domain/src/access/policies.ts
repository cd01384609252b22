import { isStaff } from './access.ts';

// Rules that depend on the target as well as on the actor. The table of actions has the others.

interface Person {
  readonly roles: readonly string[];
}

/** Only an admin can moderate staff, and admins cannot be moderated. */
export function mayModerate(actor: Person, target: Person): boolean {
  if (target.roles.includes('admin')) return false;
  return !isStaff(target) || actor.roles.includes('admin');
}

/** Staff must give up their role before they delete their account. */
export const mayDeleteOwnAccount = (person: Person): boolean => !isStaff(person);

/** Only staff may use a name that viewers would take for an official one. */
export const mayUseReservedName = (person: Person): boolean => isStaff(person);
