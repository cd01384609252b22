import { useEffect, useState } from 'react';
import { untilLoaded } from './timing/until-loaded.ts';

/** Milliseconds from hydration to the first idle moment that counts: after the deferred parts of the shell. */
const SETTLED_AFTER = 1500;
/** Milliseconds after which a busy page counts as idle. */
const AT_LATEST = 3000;

function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: AT_LATEST });
  return () => cancelIdleCallback(waiting);
}

/**
 * Decoration: a module that the page is complete without. It is loaded once the page has been hydrated for a moment and
 * has nothing to do. Undefined until then, and while it does not load. `load` must stay the same function; nothing is loaded
 * while it is undefined.
 */
export function useLater<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const [module, setModule] = useState<T>();
  useEffect(() => {
    if (!load) return;
    let stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      stop = whenIdle(() => {
        stop = untilLoaded(load, (loaded) => setModule(() => loaded));
      });
    }, SETTLED_AFTER);
    return () => stop();
  }, [load]);
  return module;
}
