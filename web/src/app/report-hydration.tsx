import { type ReactNode, useEffect } from 'react';

/** Reports once that React has hydrated the page. */
export function ReportHydration({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
