import type { UserType } from '../accounts/user-type.ts';

/** What opens over a page and counts as a further view. A snapshot is named by the code of its camera. */
export type TrackedModal =
  | { readonly kind: 'video' | 'photo'; readonly id: number | string }
  | { readonly kind: 'snapshot'; readonly code: string };

/** The path under which an opened modal is counted. `path` is the page's own path; home is written '/home'. */
export function modalPath(path: string, modal: TrackedModal): string {
  const page = path === '/' ? '/home' : path.replace(/\/$/, '');
  return `${page}/${modal.kind}-${modal.kind === 'snapshot' ? modal.code : modal.id}-modal`;
}

export type TrackedUser = 'Subscriber' | 'Registered' | 'Guest';

/** What the statistics say of the viewer. A viewer who is not known yet counts as a guest. */
export function trackedUser(type: UserType): TrackedUser {
  if (type === 'subscriber') return 'Subscriber';
  return type === 'registered' ? 'Registered' : 'Guest';
}
