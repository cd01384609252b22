import { useCallback, useEffect, useState } from 'react';
import { NAVIGATION_DOCKED } from '../../config/breakpoints.ts';
import { swipeOf } from './swipe.ts';

export interface Drawer {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Something that moves sideways itself keeps its swipes, and so does a dialog over the page. */
function keepsSwipes(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.matches('input, [role=dialog]:not(#left-navigation)')) return true;
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true;
  }
  return false;
}

/** Calls back with the direction of every sideways swipe on the page. */
function onSwipe(act: (direction: 'left' | 'right') => void): () => void {
  let from: Touch | undefined;
  const begin = (event: TouchEvent) => {
    from = event.touches.length === 1 && !keepsSwipes(event.target) ? event.touches[0] : undefined;
  };
  const finish = (event: TouchEvent) => {
    const to = event.changedTouches[0];
    const direction = from && to && swipeOf(to.clientX - from.clientX, to.clientY - from.clientY);
    from = undefined;
    if (direction) act(direction);
  };
  addEventListener('touchstart', begin, { passive: true });
  addEventListener('touchend', finish, { passive: true });
  return () => {
    removeEventListener('touchstart', begin);
    removeEventListener('touchend', finish);
  };
}

/** The drawer's state: swipes move it, Esc and a window wide enough to dock it close it. */
export function useDrawer(): Drawer {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const docked = matchMedia(`(min-width: ${NAVIGATION_DOCKED}px)`);
    return onSwipe((direction) => setOpen(direction === 'right' && !docked.matches));
  }, []);

  useEffect(() => {
    if (!open) return;
    const docked = matchMedia(`(min-width: ${NAVIGATION_DOCKED}px)`);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    docked.addEventListener('change', hide);
    addEventListener('keydown', onKey);
    return () => {
      docked.removeEventListener('change', hide);
      removeEventListener('keydown', onKey);
    };
  }, [open, hide]);

  return { open, show, hide };
}
