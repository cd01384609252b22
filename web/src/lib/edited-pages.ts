import type { EditedPages } from '@boma/domain/pages/pages.schema.ts';
import { callApi } from './api-client.ts';
import { pageFacts } from './page-facts.ts';
import { createListeners, useStore } from './store.ts';

const NONE: EditedPages = {};
const inPage = () => pageFacts().pages ?? NONE;

let answered: EditedPages | undefined;
const { subscribe, notify } = createListeners();
const state = { read: () => answered ?? inPage(), subscribe };

/** What staff have saved of the site's own pages, as far as this page knows: what came in it, then the server's answer. */
export const useEditedPages = (): EditedPages => useStore(state, inPage());

/** Nobody misses it: the page keeps what it came with. */
const own = { own: ['not-found', 'internal', 'unavailable'] } as const;

/** Asks the server. Everything on the page that shows some of it follows. @throws AppError */
export async function askForPages(): Promise<void> {
  answered = (await callApi('listPages', {}, own)).data;
  notify();
}
