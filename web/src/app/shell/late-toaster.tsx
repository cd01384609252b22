import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { subscribeToToasts } from '../../lib/toasts.ts';

/** Shows toasts; how, is loaded with the first one. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(
    () =>
      subscribeToToasts(() => {
        import('../../components/toaster/toaster.tsx').then(
          (module) => setToaster(() => module.default),
          (cause: unknown) => logFailure('Loading the toaster', cause),
        );
      }),
    [],
  );
  return Toaster && <Toaster />;
}
