import type { Notice } from '@boma/domain/notifications/notifications.schema.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { withAdded } from './notice-list.ts';

/** The notices that this page has received, the newest first. They outlive the layouts, so that none is shown twice. */
const heard = createStore<readonly Notice[]>([]);

/** Adds notices to the page's list. Returns those that are new. */
export function addNotices(come: readonly Notice[]): readonly Notice[] {
  const { list, added } = withAdded(heard.read(), come);
  heard.write(list);
  return added;
}

const NONE: readonly Notice[] = [];

/** The last three notices to everyone on the site. */
export const useNotices = (): readonly Notice[] => useStore(heard, NONE);
