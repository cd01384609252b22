type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;

// The window calls listeners in the order in which they were added. The entry imports this module before the router
// adds its own, which renders the other page at once.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => listener?.(event));

/** Hears of a move in the history before the router does, and may keep it from the router. One listener at a time. */
export function listenFirst(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
