import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { late } from '../../components/late-part.tsx';
import { LoadFailure, RouteFailure } from '../route-failure.tsx';
import { RouteLoading } from '../route-loading.tsx';

// Only staff need it, so it is no part of the first load.
const StaffFrame = late<{ readonly children: ReactNode }>(() =>
  import('./staff-frame.tsx').catch((cause: unknown) => {
    throw new LoadFailure('Loading the frame of the staff area', { cause });
  }),
);

/** The layout of the staff area. */
export function StaffLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RouteFailure at={pathname}>
      <Suspense fallback={<RouteLoading />}>
        <StaffFrame>{children}</StaffFrame>
      </Suspense>
    </RouteFailure>
  );
}
