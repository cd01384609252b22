import { type FocusEvent, type RefObject, useEffect, useReducer, useRef } from 'react';

/** Tells of each removal below an element while it is watched. */
function useRemovals(onRemoval: () => void) {
  const watcher = useRef<MutationObserver>(undefined);
  const unwatch = () => watcher.current?.disconnect();
  useEffect(() => () => watcher.current?.disconnect(), []);
  return {
    watch(around: Element) {
      watcher.current ??= new MutationObserver(onRemoval);
      watcher.current.disconnect();
      watcher.current.observe(around, { childList: true, subtree: true });
    },
    unwatch,
  };
}

/**
 * What is settled or removed takes the focus with it. This gives the focus to the heading then, without a scroll. The handlers
 * belong to the element around what may go.
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(undefined);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // What goes need not render the component that calls this. The focus moves in the effect below all the same, because that runs
  // after the effects in which a dialog or an answer gives the focus back.
  const { watch, unwatch } = useRemovals(() => {
    if (focused.current?.isConnected === false) renderAgain();
  });
  useEffect(() => {
    if (focused.current === undefined || focused.current.isConnected) return;
    focused.current = undefined;
    unwatch();
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return {
    onFocus({ currentTarget, target }: FocusEvent) {
      // React also tells of the focus in a dialog, which stands elsewhere on the page and gives the focus back itself.
      focused.current = currentTarget.contains(target) ? target : undefined;
      if (focused.current) watch(currentTarget);
      else unwatch();
    },
    // React tells of no blur when it removes an element. A window that is left keeps its focus for later.
    onBlur({ target }: FocusEvent) {
      if (document.activeElement === target) return;
      focused.current = undefined;
      unwatch();
    },
  };
}
