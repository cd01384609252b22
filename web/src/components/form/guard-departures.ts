import { listenFirst } from '../../lib/first-popstate.ts';

export interface Departures {
  /** True while leaving would lose what was typed. */
  readonly isUnsent: () => boolean;
  /** True for the path of a page that keeps what was typed. */
  readonly isKeptAt: (path: string) => boolean;
  /** Asks the viewer. `leave` does what they wanted to do. */
  readonly ask: (leave: () => void) => void;
  /** Goes to a path of this site. */
  readonly go: (path: string) => void;
}

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link to another page of this site that a press would follow. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainPress(event) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  if (link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname && link.search === location.search ? undefined : link;
}

/** The number that the router gives each entry of the history. */
function entryIndex(): number | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;
}

function guardLinks({ isUnsent, isKeptAt, ask, go }: Departures): () => void {
  let isLeaving = false;
  const onClick = (event: MouseEvent) => {
    const link = isLeaving ? undefined : linkOf(event);
    if (!link || isKeptAt(link.pathname) || !isUnsent()) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      isLeaving = true;
      // A menu that held the link may have closed by now.
      if (link.isConnected) link.click();
      else go(`${link.pathname}${link.search}${link.hash}`);
      isLeaving = false;
    });
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Back and forward. The browser has moved already when it says so, so it is moved back before the question. */
function guardHistory({ isUnsent, ask }: Departures): () => void {
  let here = entryIndex();
  let isLeaving = false;
  let isReturning = false;
  const onPopState = (event: PopStateEvent) => {
    const there = entryIndex();
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const by = here === undefined || there === undefined ? 0 : there - here;
    if (isLeaving || by === 0 || !isUnsent()) {
      isLeaving = false;
      here = there;
      return;
    }
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(-by);
    ask(() => {
      isLeaving = true;
      history.go(by);
    });
  };
  return listenFirst(onPopState);
}

/** The browser asks in its own words before the page is closed, reloaded or left for another site. */
function guardUnload({ isUnsent }: Departures): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => isUnsent() && event.preventDefault();
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}

/**
 * Asks before the viewer leaves the page by a link, by the history, or by closing it. The router of this site can block
 * a departure only together with its data loading, which the first load has no room for. Returns a function that ends
 * the guard.
 */
export function guardDepartures(departures: Departures): () => void {
  const ends = [guardLinks(departures), guardHistory(departures), guardUnload(departures)];
  return () => {
    for (const end of ends) end();
  };
}
