import type { UserType } from '../accounts/user-type.ts';

/** What opens over a page and counts as a further view. A snapshot and a moment are named by the code of their camera. */
export type TrackedModal =
  | { readonly kind: 'video' | 'photo'; readonly id: number | string }
  | { readonly kind: 'snapshot' | 'moment'; readonly code: string };

/** The path under which an opened modal is counted. `path` is the page's own path; home is written '/home'. */
export function modalPath(path: string, modal: TrackedModal): string {
  const page = path === '/' ? '/home' : path.replace(/\/$/, '');
  return `${page}/${modal.kind}-${'code' in modal ? modal.code : modal.id}-modal`;
}

export type TrackedUser = 'Subscriber' | 'Registered' | 'Guest';

/** What the statistics say of the viewer. A viewer who is not known yet counts as a guest. */
export function trackedUser(type: UserType): TrackedUser {
  if (type === 'subscriber') return 'Subscriber';
  return type === 'registered' ? 'Registered' : 'Guest';
}
