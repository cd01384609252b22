import { z } from 'zod';
import { ROLES } from '../access/staff.ts';

/** The roles that an account can have. */
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

const claimsSchema = z.object({ roles: z.array(roleSchema).default([]) });

/** The claims of an identity token: `{roles: ['admin']}`, and nothing else. @throws ZodError for any other role. */
export const roleClaimsSchema = claimsSchema.strict();

/** The roles in claims. Unknown roles are ignored. */
export function rolesOf(claims: unknown): Role[] {
  const { roles }: { roles?: unknown } = Object(claims);
  if (!Array.isArray(roles)) return [];
  return roleSchema.options.filter((role) => roles.includes(role));
}
