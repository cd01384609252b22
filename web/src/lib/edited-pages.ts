import type { EditedPages } from '@boma/domain/pages/pages.schema.ts';
import { callApi } from './api-client.ts';
import { logFailure } from './log.ts';
import { areFactsRecent, pageFacts } from './page-facts.ts';
import { createListeners, useStore } from './store.ts';

const NONE: EditedPages = {};
const inPage = () => pageFacts().pages ?? NONE;

let answered: EditedPages | undefined;
const { subscribe, notify } = createListeners();
const state = { read: () => answered ?? inPage(), subscribe };

/** What staff have saved of the site's own pages, as far as this page knows: what came in it, then the server's answer. */
export const useEditedPages = (): EditedPages => useStore(state, inPage());

/** True once the server has answered. Before, a page may not know what staff have added. */
export const useArePagesAnswered = (): boolean =>
  useStore({ read: () => answered !== undefined, subscribe }, false);

/** What this page has saved itself: the answers of the CDN follow within minutes. */
export function keepSaved(page: NonNullable<EditedPages[keyof EditedPages]>): void {
  answered = { ...state.read(), [page.kind]: page };
  notify();
}
/** True if this page came with what staff have saved of that kind, or with the word that they have saved nothing. */
export const cameWith = (kind: keyof EditedPages): boolean => inPage()[kind] !== undefined;

/** Nobody misses it: the page keeps what it came with. */
const own = { own: ['not-found', 'internal', 'unavailable'] } as const;

/**
 * Asks the server. Everything on the page that shows some of it follows. The answer may come from an older copy than a page that
 * was rendered a short time ago: what that page has stays. @throws AppError
 */
export async function askForPages(): Promise<void> {
  const { data } = await callApi('listPages', {}, own);
  answered = areFactsRecent() ? { ...data, ...inPage() } : data;
  notify();
}

let isAsked = false;
let hasFailed = false;

/** True once the server has not answered, until it is asked again. */
export const useHaveEditedPagesFailed = (): boolean => useStore({ read: () => hasFailed, subscribe }, false);

/** Asks once. A failure leaves what the page came with, and the next call asks again. */
export function askOnceForPages(): void {
  if (isAsked) return;
  [isAsked, hasFailed] = [true, false];
  notify();
  askForPages().catch((cause: unknown) => {
    [isAsked, hasFailed] = [false, true];
    logFailure('Reading the pages of staff', cause);
    notify();
  });
}
