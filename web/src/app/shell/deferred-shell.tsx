import { type ComponentType, useEffect, useState } from 'react';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { logFailure } from '../../lib/log.ts';
import { atFirst } from '../../lib/timing/at-first.ts';

type Parts = ComponentType<{ readonly floats: boolean }>;

let Loaded: Parts | undefined;

/** Milliseconds from hydration to loading what can wait. */
const AFTER_HYDRATION = 1000;
/** Milliseconds from a failure to loading it again, unless the browser comes online before. */
const AGAIN_AFTER = 30_000;

/**
 * The parts of the shell that a page can do without until it is hydrated; their code is loaded after that. `floats`:
 * whether to include what floats over the page's corner.
 */
export function DeferredShell({ floats = true }: { readonly floats?: boolean }) {
  const [Shell, setShell] = useState(() => Loaded);
  useEffect(() => {
    if (Loaded) return;
    const load = () => {
      import('./deferred-parts.later.tsx').then(
        ({ default: Parts }) => {
          Loaded = Parts;
          setShell(() => Parts);
        },
        (cause: unknown) => {
          logFailure('Loading the deferred parts of the shell', cause);
          stop = atFirst(['online'], AGAIN_AFTER, load);
        },
      );
    };
    // With `?login` the visitor is waiting for the sign-in dialog.
    let stop = atFirst([], location.search.includes('login') ? 0 : AFTER_HYDRATION, load);
    return () => stop();
  }, []);
  if (!Shell) return null;
  return (
    <FailsAlone part="deferred parts of the shell">
      <Shell floats={floats} />
    </FailsAlone>
  );
}
