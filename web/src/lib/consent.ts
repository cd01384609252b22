import { cookieNames, readCookie, writeCookie } from './cookies.ts';
import { readStored, readStoredJson, writeStored } from './storage.ts';
import { consentKey } from './storage-keys.ts';
import { createListeners, onEvents, useStore } from './store.ts';

/** What a deployment may want to do that needs the viewer's consent, each on its own. */
export type Purpose = 'analytics' | 'adverts';

/** What the viewer has decided so far. A purpose that is missing was never asked about. */
export type Decisions = Partial<Readonly<Record<Purpose, boolean>>>;

const isDecisions = (value: unknown): value is Decisions => typeof value === 'object' && value !== null;

const { subscribe, notify } = createListeners(() => onEvents(() => window, 'storage')(notify));
export const subscribeToConsent = subscribe;

/** A browser that sends the Global Privacy Control signal has decided already: it allows nothing. */
export const refusesByBrowser = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** What a browser that blocks storage, or whose storage is full, did not keep. It counts until the page is left. */
const unkept: { accepted?: boolean; decisions?: Decisions | undefined } = {};

const isAcceptanceKept = () => readCookie(cookieNames.cookiesAccepted) === '1';

/** True if the notice was accepted in this browser. */
export const isNoticeAccepted = (): boolean => unkept.accepted === true || isAcceptanceKept();

/** Stores for a year that the viewer has read the notice. Comes before their decisions, which count only with it. */
export function acceptNotice(): void {
  writeCookie(cookieNames.cookiesAccepted, '1');
  unkept.accepted = !isAcceptanceKept();
  notify();
}

export const readDecisions = (): Decisions =>
  unkept.decisions ?? readStoredJson(consentKey, isDecisions) ?? {};

/** Stores decisions beside earlier ones about other purposes. */
export function decide(decisions: Decisions): void {
  const all = { ...readDecisions(), ...decisions };
  const text = JSON.stringify(all);
  writeStored(consentKey, text);
  unkept.decisions = readStored(consentKey) === text ? undefined : all;
  notify();
}

/** True if the viewer closed the cookie notice and allowed this purpose. */
export const isAllowed = (purpose: Purpose): boolean =>
  isNoticeAccepted() && readDecisions()[purpose] === true && !refusesByBrowser();

/** The purposes among these that the viewer must still be asked about. */
export const undecided = (purposes: readonly Purpose[]): readonly Purpose[] =>
  refusesByBrowser() ? [] : purposes.filter((purpose) => readDecisions()[purpose] === undefined);

/** Whether the viewer allows this purpose. False until the page is alive. */
export function useAllowed(purpose: Purpose): boolean {
  return useStore({ subscribe, read: () => isAllowed(purpose) }, false);
}
