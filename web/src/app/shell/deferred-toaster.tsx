import { type ComponentType, useEffect, useState } from 'react';
import { untilLoaded } from '../../lib/timing/until-loaded.ts';
import { subscribeToToasts, toastsInLine } from '../../lib/toasts.ts';

/** Shows toasts. The code that draws them is loaded with the first one. */
export function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    let asked: unknown;
    const load = () => {
      asked ??= untilLoaded(
        () => import('../../components/toaster/toaster.later.tsx'),
        ({ default: Loaded }) => setToaster(() => Loaded),
      );
    };
    if (toastsInLine().length > 0) load();
    return subscribeToToasts(load);
  }, []);
  return Toaster && <Toaster />;
}
