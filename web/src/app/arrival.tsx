import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { CONTENT_ID } from '../components/skip-link.tsx';

/** The move has opened or closed something over the page, see `over-the-page.ts`. */
const isOverThePage = (state: unknown) => Object(state).overThePage === true;

/**
 * Rendered next to a page inside its Suspense, so it runs once the page is shown. After a link it scrolls to the top, or
 * to the part of the page that the link names, and moves the focus there for the keyboard and screen readers. Going
 * back is left to the browser, which remembers the scroll position.
 */
export function Arrival() {
  const { pathname, hash, key, state } = useLocation();
  const stays = isOverThePage(state);
  const type = useNavigationType();
  // Each press on a link to a part of the page scrolls there again.
  const address = hash ? `${pathname}${hash}${key}` : pathname;
  const arrived = useRef<{ readonly address: string; readonly key: string }>(undefined);
  useEffect(() => {
    const before = arrived.current;
    arrived.current = { address, key };
    // A control that changes the query alone, such as multiview's arrangement, leaves the visitor where they are. It
    // replaces the entry of the history; a link adds one.
    if (before?.address === address && (type !== 'PUSH' || before.key === key)) return;
    if (type === 'POP' || stays) return;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
    part?.focus({ preventScroll: true });
    // Most parts take no focus.
    if (!part || document.activeElement !== part)
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [address, key, hash, type, stays]);
  return null;
}
