import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** The chat that the page itself shows, by its key. Undefined: none. */
const shown = createStore<string | undefined>(undefined);

/** Says that the page shows this chat while the component is mounted, so that the members' drawer does not show it again. */
export function useShowsChat(chat: string): void {
  useEffect(() => {
    shown.write(chat);
    return () => shown.write(undefined);
  }, [chat]);
}

/** The chat that the page has said it shows. */
export const useChatOnPage = (): string | undefined => useStore(shown, undefined);
