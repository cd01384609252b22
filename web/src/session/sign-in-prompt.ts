import { forgetIntendedPath } from './intended-path.ts';
import { keepIntendedPath } from './keep-intended-path.ts';

let asked = false;
let keepsPath = false;
const listeners = new Set<() => void>();

function tell(next: boolean): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog for signing in and up. `returnHere`: whoever comes in is brought back to this page. */
export function askToSignIn({ returnHere = false }: { readonly returnHere?: boolean } = {}): void {
  if (returnHere) keepIntendedPath(`${location.pathname}${location.search}`);
  keepsPath = returnHere;
  tell(true);
}

/** Somebody has come in. */
export const closeSignIn = () => tell(false);

/** Somebody would rather not: where they would have been brought back to is forgotten. */
export function cancelSignIn(): void {
  if (keepsPath) forgetIntendedPath();
  tell(false);
}

export const signInAsked = () => asked;

export function subscribeToSignInPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
