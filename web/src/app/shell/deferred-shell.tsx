import { type ComponentType, useEffect, useState } from 'react';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { atFirst } from '../../lib/timing/at-first.ts';
import { untilLoaded } from '../../lib/timing/until-loaded.ts';

type Parts = ComponentType<{ readonly floats: boolean }>;

let Loaded: Parts | undefined;
const load = async () => (Loaded = (await import('./deferred-parts.later.tsx')).default);

/** Milliseconds from hydration to loading what can wait. */
const AFTER_HYDRATION = 1000;

/**
 * The parts of the shell that a page can do without until it is hydrated; their code is loaded after that. `floats`:
 * whether to include what floats over the page's corner.
 */
export function DeferredShell({ floats = true }: { readonly floats?: boolean }) {
  const [Shell, setShell] = useState(() => Loaded);
  useEffect(() => {
    if (Loaded) return;
    // With `?login` the visitor is waiting for the sign-in dialog.
    let stop = atFirst([], location.search.includes('login') ? 0 : AFTER_HYDRATION, () => {
      stop = untilLoaded(load, (Parts) => setShell(() => Parts));
    });
    return () => stop();
  }, []);
  if (!Shell) return null;
  return (
    <FailsAlone part="deferred parts of the shell">
      <Shell floats={floats} />
    </FailsAlone>
  );
}
