import { lazy, type ReactNode, Suspense } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { useLodgeHost } from '../lodge-host.ts';

interface LodgeLogoProps {
  readonly fallback: ReactNode;
}

// No error boundary stands around the header: a logo that does not come must not take the page along.
const LogoOfHost = lazy(() =>
  import('./logo-of-host.tsx').catch((cause: unknown) => {
    logFailure('Loading the logo of the lodge', cause);
    return { default: ({ fallback }: LodgeLogoProps) => fallback };
  }),
);

/** The logo of the lodge whose host name this is, else the fallback. */
export function LodgeLogo({ fallback }: LodgeLogoProps) {
  if (!useLodgeHost()) return fallback;
  return (
    <Suspense fallback={fallback}>
      <LogoOfHost fallback={fallback} />
    </Suspense>
  );
}
