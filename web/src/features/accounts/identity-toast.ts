import { dropToast, showToast } from '../../lib/toasts.ts';

let shown: number | undefined;

/** Shows why a user could not sign in, in the place of what was shown about the try before. */
export function showIdentityProblem(text: string | undefined, caption?: string): void {
  if (shown !== undefined) dropToast(shown);
  shown = text === undefined ? undefined : showToast({ kind: 'identity', text, ...(caption && { caption }) });
}
