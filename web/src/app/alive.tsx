import { type ReactNode, useEffect } from 'react';

/** Reports once that React has taken over the page. */
export function Alive({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
