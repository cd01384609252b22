import { useSyncExternalStore } from 'react';
import { cookieNames, readCookie, writeCookie } from '../../../lib/cookies.ts';

/** What the notice takes of the lower end of the screen, by breakpoint. Whoever has to be reached there keeps it free. */
export const NOTICE_ROOM = { base: '14rem', sm: '13rem' } as const;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps for a year that the notice has been read. */
export function acceptCookies(): void {
  writeCookie(cookieNames.cookiesAccepted, '1');
  for (const listener of listeners) listener();
}

/** Has the notice been accepted in this browser? True until the page is alive, so that nothing flashes. */
export function useCookiesAccepted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readCookie(cookieNames.cookiesAccepted) === '1',
    () => true,
  );
}
