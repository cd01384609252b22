import { useEffect } from 'react';
import { NAVIGATION_DOCKED } from '../../config/breakpoints.ts';
import { closeDrawer, hasPopovers, isDrawerOpen, openDrawer } from './drawer.ts';
import { NAVIGATION_ID } from './navigation.ts';
import { swipeOf } from './swipe.ts';

/** Something that moves sideways itself keeps its swipes, and so does a dialog over the page. */
function keepsSwipes(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.matches(`input, [role=dialog]:not(#${NAVIGATION_ID})`)) return true;
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true;
  }
  return false;
}

/** Calls back with the direction of every sideways swipe on the page. */
function onSwipe(act: (direction: 'left' | 'right') => void, signal: AbortSignal): void {
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
  addEventListener('touchstart', begin, { passive: true, signal });
  addEventListener('touchend', finish, { passive: true, signal });
}

/** The parts of the page beside which the drawer stands: what is not around it. */
function partsBeneath(drawer: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  const root = document.getElementById('root');
  for (
    let inside: HTMLElement = drawer;
    inside !== root && inside.parentElement;
    inside = inside.parentElement
  )
    for (const each of inside.parentElement.children)
      if (each !== inside && each instanceof HTMLElement) parts.push(each);
  return parts;
}

/** Makes the open drawer a modal dialog. Returns what undoes it. */
function makeModal(drawer: HTMLElement): () => void {
  const parts = partsBeneath(drawer).filter((part) => !part.inert);
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Navigation' };
  for (const part of parts) part.inert = true;
  for (const [name, value] of Object.entries(attributes)) drawer.setAttribute(name, value);
  if (!drawer.contains(document.activeElement))
    drawer.querySelector<HTMLElement>('button[data-close]')?.focus();
  return () => {
    for (const part of parts) part.inert = false;
    for (const name of Object.keys(attributes)) drawer.removeAttribute(name);
  };
}

/** Makes the buttons of the drawer and Escape work in a browser without popovers. */
function standInForPopover(drawer: HTMLElement, signal: AbortSignal): void {
  if (hasPopovers()) return;
  const press = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest(`[popovertarget=${NAVIGATION_ID}]`);
    if (!button) return;
    if (button.getAttribute('popovertargetaction') !== 'hide' && !isDrawerOpen(drawer)) openDrawer(drawer);
    else closeDrawer(drawer);
  };
  const escape = ({ key }: KeyboardEvent) => key === 'Escape' && closeDrawer(drawer);
  document.addEventListener('click', press, { signal });
  document.addEventListener('keydown', escape, { signal });
}

/** Adds to the drawer what HTML cannot do alone. @returns what removes it again. */
function watchDrawer(drawer: HTMLElement): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const docked = matchMedia(`(min-width: ${NAVIGATION_DOCKED}px)`);
  let undo = () => {};
  const modal = () => {
    undo();
    undo = isDrawerOpen(drawer) && !signal.aborted ? makeModal(drawer) : () => {};
  };
  // To make the page inert, the browser computes the styles of all its elements: the drawer is painted first.
  const modalAfterPaint = () => requestAnimationFrame(() => setTimeout(modal));
  // Before the drawer closes, because the browser then gives the focus back to what opened it.
  drawer.addEventListener('beforetoggle', (event) => event.newState === 'closed' && undo(), { signal });
  drawer.addEventListener('toggle', modalAfterPaint, { signal });
  docked.addEventListener('change', () => closeDrawer(drawer), { signal });
  standInForPopover(drawer, signal);
  onSwipe((direction) => {
    if (docked.matches) return;
    if (direction === 'right') openDrawer(drawer);
    else closeDrawer(drawer);
  }, signal);
  // The visitor may have opened it before this code was here.
  modal();
  return () => {
    watching.abort();
    undo();
  };
}

/**
 * The open drawer as a modal dialog, the swipes that move it, and its end where the navigation is docked. Opening and
 * closing are HTML, and work before any script.
 */
export function DrawerBehaviour() {
  useEffect(() => {
    const drawer = document.getElementById(NAVIGATION_ID);
    return drawer ? watchDrawer(drawer) : undefined;
  }, []);
  return null;
}
