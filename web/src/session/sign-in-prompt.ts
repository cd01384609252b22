import { createStore, type Readable } from '../lib/store.ts';
import { forgetIntendedPath } from './intended-path.ts';
import { keepIntendedPath } from './keep-intended-path.ts';

const asked = createStore(false);
let keepsPath = false;

/** Opens the dialog for signing in and up. `returnHere`: after signing in the user comes back to this page. */
export function askToSignIn({ returnHere = false }: { readonly returnHere?: boolean } = {}): void {
  if (returnHere) keepIntendedPath(`${location.pathname}${location.search}`);
  keepsPath = returnHere;
  asked.write(true);
}

/** The user has signed in. */
export const closeSignIn = () => asked.write(false);

/** The viewer has cancelled, so the page to come back to is forgotten. */
export function cancelSignIn(): void {
  if (keepsPath) forgetIntendedPath();
  asked.write(false);
}

/** Whether the dialog was asked for. */
export const signInAsked: Readable<boolean> = asked;
