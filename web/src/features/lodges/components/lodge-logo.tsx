import { lazy, type ReactNode, Suspense } from 'react';
import { useLodgeHost } from '../lodge-host.ts';

const LogoOfHost = lazy(() => import('./logo-of-host.tsx'));

/** The logo of the lodge whose host name this is, else the fallback. */
export function LodgeLogo({ fallback }: { readonly fallback: ReactNode }) {
  if (!useLodgeHost()) return fallback;
  return (
    <Suspense fallback={fallback}>
      <LogoOfHost fallback={fallback} />
    </Suspense>
  );
}
