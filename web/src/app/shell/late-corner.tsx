import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';

let Loaded: ComponentType | undefined;

/** Milliseconds between the page coming alive and what floats over its corner. */
const AFTER_ALIVE = 1000;

/** What floats over the corner, which nobody needs before the page is alive: its code comes after that. */
export function LateCorner() {
  const [Corner, setCorner] = useState(() => Loaded);
  useEffect(() => {
    if (Loaded) return;
    const load = () => {
      import('./corner.tsx').then(
        (module) => {
          Loaded = module.default;
          setCorner(() => module.default);
        },
        (cause: unknown) => logFailure('Loading the notices', cause),
      );
    };
    // Who comes to sign in waits for the dialog anyway.
    const timer = setTimeout(load, location.search.includes('login') ? 0 : AFTER_ALIVE);
    return () => clearTimeout(timer);
  }, []);
  return Corner ? <Corner /> : null;
}
