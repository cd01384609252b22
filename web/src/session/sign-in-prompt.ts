import { createStore, type Readable } from '../lib/store.ts';
import { forgetIntendedPath } from './intended-path.ts';
import { keepIntendedPath } from './keep-intended-path.ts';

/** The form that the dialog opens with. */
export type Form = 'signIn' | 'register';

const asked = createStore<Form | undefined>(undefined);
let keepsPath = false;

interface Asking {
  /** After signing in the user comes back to this page. */
  readonly returnHere?: boolean;
  readonly form?: Form;
}

/** Opens the dialog for signing in and up. */
export function askToSignIn({ returnHere = false, form = 'signIn' }: Asking = {}): void {
  if (returnHere) keepIntendedPath(`${location.pathname}${location.search}`);
  keepsPath = returnHere;
  asked.write(form);
}

/** The user has signed in. */
export const closeSignIn = () => asked.write(undefined);

/** The viewer has cancelled, so the page to come back to is forgotten. */
export function cancelSignIn(): void {
  if (keepsPath) forgetIntendedPath();
  asked.write(undefined);
}

/** The form that was asked for. Undefined: the dialog is closed. */
export const signInAsked: Readable<Form | undefined> = asked;
