import { cookieNames, readCookie, writeCookie } from '../../../lib/cookies.ts';
import { createListeners, useStore } from '../../../lib/store.ts';

/** What the notice takes of the lower end of the screen, by breakpoint. What must stay within reach keeps it free. */
export const NOTICE_ROOM = { base: '14rem', sm: '13rem' } as const;

const { subscribe, notify } = createListeners();
const accepted = { subscribe, read: () => readCookie(cookieNames.cookiesAccepted) === '1' };

/** Stores for a year that the viewer has read the notice. */
export function acceptCookies(): void {
  writeCookie(cookieNames.cookiesAccepted, '1');
  notify();
}

/** True if the notice was accepted in this browser, and until the page is alive, so that nothing flashes. */
export function useCookiesAccepted(): boolean {
  return useStore(accepted, true);
}
