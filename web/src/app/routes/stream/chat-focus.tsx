import { useEffect, useRef } from 'react';
import { onEvents } from '../../../lib/store.ts';

const PLACES = '[data-chat-area] [data-chat], [data-shows-chat]';

/** The chat where it is seen, else the button that shows it. */
const placeOfFocus = () =>
  [...document.querySelectorAll<HTMLElement>(PLACES)].find((each) => each.getClientRects().length > 0);

/** Gives the focus its place, unless it has one. Returns false while there is none. */
function giveFocus(): boolean {
  if (document.activeElement !== document.body) return true;
  const place = placeOfFocus();
  place?.focus({ preventScroll: true });
  return place !== undefined;
}

interface ChatFocusProps {
  readonly shown: boolean;
  /** It lies over the picture. */
  readonly over: boolean;
}

/** The buttons that hide and show the chat go as they are pressed: the focus moves to the other one, or to the chat. */
export function ChatFocus({ shown, over }: ChatFocusProps) {
  const place = `${shown} ${over}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (giveFocus()) return;
    // The code of the chat is on its way. It takes no focus from a viewer who goes on meanwhile.
    const watcher = new MutationObserver(() => giveFocus() && stop());
    const unlisten = onEvents(() => document, 'focusin', 'pointerdown')(() => stop());
    const stop = () => {
      watcher.disconnect();
      unlisten();
    };
    watcher.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, [place]);
  return null;
}
