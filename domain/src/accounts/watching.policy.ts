import type { UserType } from './user-type.ts';

/** What a page does with something that may be for members. 'undecided': the viewer is not known yet. */
export type Watching = 'open' | 'locked' | 'undecided';

/** Whether a viewer of this type watches it. The server decides again, before it gives an address. */
export function watchingOf(isPaid: boolean, userType: UserType): Watching {
  if (!isPaid || userType === 'subscriber') return 'open';
  return userType === 'unknown' ? 'undecided' : 'locked';
}
