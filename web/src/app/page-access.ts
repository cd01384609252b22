import { isStaff } from '@boma/domain/access/staff.ts';
import { satisfies, type UserType } from '@boma/domain/accounts/user-type.ts';
import type { Page } from './page.ts';

export interface Viewer {
  readonly type: UserType;
  /** Undefined until the user has been fetched. */
  readonly roles: readonly string[] | undefined;
}

/**
 * What a page does with a viewer: opens, waits until the viewer is known, or sends them to sign-in, to the plans, or
 * home because the page is for staff.
 */
export type PageAccess = 'open' | 'unknown' | 'needs-sign-in' | 'needs-membership' | 'staff-only';

export function accessTo({ permission }: Page, { type, roles }: Viewer): PageAccess {
  if (permission === undefined) return 'open';
  if (type === 'guest') return 'needs-sign-in';
  if (type === 'unknown') return 'unknown';
  if (permission !== 'staff') return satisfies(type, permission) ? 'open' : 'needs-membership';
  if (!roles) return 'unknown';
  return isStaff({ roles }) ? 'open' : 'staff-only';
}
