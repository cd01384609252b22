import { NAVIGATION_ID } from './navigation.ts';

// Opening and closing the drawer are HTML where the browser has popovers. Safari has none before 17: there `data-open`
// stands for ':popover-open', and this file does what the browser would.

const hasPopovers = () => 'popover' in HTMLElement.prototype;

export const isDrawerOpen = (drawer: HTMLElement): boolean =>
  hasPopovers() ? drawer.matches(':popover-open') : drawer.dataset.open !== undefined;

/** What opened the drawer gets the focus back. */
let opener: HTMLElement | undefined;

/** The events of a popover. `newState` belongs to an interface that such a browser lacks. */
const announce = (drawer: HTMLElement, type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') =>
  drawer.dispatchEvent(Object.assign(new Event(type), { newState }));

export function openDrawer(drawer: HTMLElement): void {
  if (hasPopovers()) return drawer.showPopover();
  if (isDrawerOpen(drawer)) return;
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  announce(drawer, 'beforetoggle', 'open');
  drawer.dataset.open = '';
  announce(drawer, 'toggle', 'open');
}

export function closeDrawer(drawer: HTMLElement): void {
  if (hasPopovers()) return drawer.hidePopover();
  if (!isDrawerOpen(drawer)) return;
  announce(drawer, 'beforetoggle', 'closed');
  delete drawer.dataset.open;
  announce(drawer, 'toggle', 'closed');
  opener?.focus({ preventScroll: true });
}

/** Makes the buttons of the drawer and Escape work in a browser without popovers. */
export function standInForPopover(drawer: HTMLElement, signal: AbortSignal): void {
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
