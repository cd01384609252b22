import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';

type Late = ComponentType<{ readonly floats: boolean }>;

let Loaded: Late | undefined;

/** Milliseconds between the page coming alive and what can wait. */
const AFTER_ALIVE = 1000;

/**
 * The part of the shell that nobody needs before the page is alive: its code comes after that. `floats`: with what floats
 * over the page's corner.
 */
export function LateShell({ floats = true }: { readonly floats?: boolean }) {
  const [Shell, setShell] = useState(() => Loaded);
  useEffect(() => {
    if (Loaded) return;
    const load = () => {
      import('./late.tsx').then(
        (module) => {
          Loaded = module.default;
          setShell(() => module.default);
        },
        (cause: unknown) => logFailure('Loading the late shell', cause),
      );
    };
    // Who comes to sign in waits for the dialog anyway.
    const timer = setTimeout(load, location.search.includes('login') ? 0 : AFTER_ALIVE);
    return () => clearTimeout(timer);
  }, []);
  return Shell ? <Shell floats={floats} /> : null;
}
