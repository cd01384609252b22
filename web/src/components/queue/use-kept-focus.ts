import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * What is settled or removed takes the focus with it. This gives the focus to the heading then, without a scroll, when the
 * component that calls it renders the next time. The handlers belong to the element around what may go.
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (focused.current === undefined || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return {
    onFocus({ currentTarget, target }: FocusEvent) {
      // React also tells of the focus in a dialog, which stands elsewhere on the page and gives the focus back itself.
      focused.current = currentTarget.contains(target) ? target : undefined;
    },
    // React tells of no blur when it removes an element. A window that is left keeps its focus for later.
    onBlur({ target }: FocusEvent) {
      if (document.activeElement !== target) focused.current = undefined;
    },
  };
}
