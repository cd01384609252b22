/** The roles that an account can hold beyond being registered. */
export const ROLES = ['admin', 'zoomie', 'subscriber'] as const;
export type Role = (typeof ROLES)[number];

/** The roles of staff. */
export const STAFF_ROLES = ['admin', 'zoomie'] as const satisfies readonly Role[];

/**
 * True if these are the roles of staff: an admin or a zoomie. For what staff look like (the badge on a message, a reserved
 * name), for the pages that only staff open, and for what the site offers them, never for what they may do: that is `may`.
 */
export function isStaff({ roles }: { readonly roles: readonly string[] }): boolean {
  return STAFF_ROLES.some((role) => roles.includes(role));
}
