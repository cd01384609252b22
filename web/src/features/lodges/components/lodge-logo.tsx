import { type ReactNode, Suspense } from 'react';
import { late } from '../../../components/late-part.tsx';
import { useLodgeHost } from '../lodge-host.ts';

interface LodgeLogoProps {
  readonly fallback: ReactNode;
}

// No error boundary stands around the header: a logo that does not come must not take the page along.
const LogoOfHost = late<LodgeLogoProps>(
  () => import('./logo-of-host.later.tsx'),
  ({ fallback }) => fallback,
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
