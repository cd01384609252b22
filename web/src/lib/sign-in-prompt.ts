import { keepIntendedPath } from './intended-path.ts';

let asked = false;
const listeners = new Set<() => void>();

function tell(next: boolean): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog for signing in and up. `returnHere`: whoever comes in is brought back to this page. */
export function askToSignIn({ returnHere = false }: { readonly returnHere?: boolean } = {}): void {
  if (returnHere) keepIntendedPath(`${location.pathname}${location.search}`);
  tell(true);
}

export const closeSignIn = () => tell(false);
export const signInAsked = () => asked;

export function subscribeToSignInPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
