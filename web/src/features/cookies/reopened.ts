import { createStore } from '../../lib/store.ts';

/** True while the notice is shown again to a viewer who wants to change what they allowed. */
export const noticeReopened = createStore(false);
