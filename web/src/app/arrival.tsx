import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { CONTENT_ID } from './shell/skip-link.tsx';

/**
 * Stands beside a page inside its Suspense, so that it acts once the page is there: a visitor who followed a link
 * begins at the top, or at the part of the page the link names, and the keyboard and screen readers begin there too.
 * Going back is the browser's, which remembers how far somebody had scrolled.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  // A part of the page is gone to at each press on its link.
  const address = hash ? `${pathname}${hash}${key}` : pathname;
  const arrivedAt = useRef<string>(undefined);
  useEffect(() => {
    // A change of the query alone, such as multiview's arrangement, leaves the visitor where they are.
    if (arrivedAt.current === address) return;
    arrivedAt.current = address;
    if (type === 'POP') return;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
    part?.focus({ preventScroll: true });
    // Most parts take no focus.
    if (!part || document.activeElement !== part)
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [address, hash, type]);
  return null;
}
