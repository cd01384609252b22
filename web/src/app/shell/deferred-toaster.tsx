import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { subscribeToToasts, toastsInLine } from '../../lib/toasts.ts';

/** Shows toasts. The code that draws them is loaded with the first one. */
export function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import('../../components/toaster/toaster.later.tsx').then(
        ({ default: Loaded }) => setToaster(() => Loaded),
        (cause: unknown) => logFailure('Loading the toaster', cause),
      );
    };
    if (toastsInLine().length > 0) load();
    return subscribeToToasts(load);
  }, []);
  return Toaster && <Toaster />;
}
