import { drawn } from './drawn.ts';

/** Turns to the page as from another window. What is on it listens a moment after it is shown, once its effects have run. */
export async function turnToPage(): Promise<void> {
  await drawn();
  window.dispatchEvent(new Event('focus'));
}
