import { isNight } from './night.ts';

// What the head script says of the viewer and of the time, for styles that stand in for what comes late. An open page keeps
// it true: the viewer signs out, and the day comes.

/** The name of the signed-in user, shown until the account button comes. None: nobody is signed in. */
export function markName(name = ''): void {
  // An empty value removes it.
  document.documentElement.style.setProperty('--name', name && JSON.stringify(name));
}

/** At night no cover shows a bright day as if it were now. @param now unix milliseconds */
export function markNight(now: number): void {
  document.documentElement.toggleAttribute('data-night', isNight(now));
}
