import { dropToast, showToast } from '../../lib/toasts.ts';

let shown: number | undefined;

/** Shows why a user could not sign in. The toast replaces the one about the previous try. */
export function showIdentityProblem(text: string | undefined, caption?: string): void {
  if (shown !== undefined) dropToast(shown);
  shown = text === undefined ? undefined : showToast({ kind: 'identity', text, ...(caption && { caption }) });
}
