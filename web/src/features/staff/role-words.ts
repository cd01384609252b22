import type { Role } from '@boma/domain/accounts/roles.ts';

const names: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  zoomie: 'Moderator',
  subscriber: 'Member',
};

/** 'Admin, Moderator'. Empty for a user without a role. */
export const roleWords = (roles: readonly Role[]): string => roles.map((role) => names[role]).join(', ');
