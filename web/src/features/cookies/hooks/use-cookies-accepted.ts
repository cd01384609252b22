import { cookieNames, readCookie, writeCookie } from '../../../lib/cookies.ts';
import { createListeners, useStore } from '../../../lib/store.ts';

const { subscribe, notify } = createListeners();
const accepted = { subscribe, read: () => readCookie(cookieNames.cookiesAccepted) === '1' };

/** Stores for a year that the viewer has read the notice. */
export function acceptCookies(): void {
  writeCookie(cookieNames.cookiesAccepted, '1');
  delete document.documentElement.dataset.notice;
  notify();
}

/** True if the notice was accepted in this browser, and until the page is alive, so that nothing flashes. */
export function useCookiesAccepted(): boolean {
  return useStore(accepted, true);
}
