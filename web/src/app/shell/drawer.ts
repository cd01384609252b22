// Opening and closing the drawer are HTML where the browser has popovers. Safari has none before 17: there `data-open`
// stands for ':popover-open', and `drawer-behaviour` does what the browser would.

export const hasPopovers = () => 'popover' in HTMLElement.prototype;

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
