import type { ReactNode } from 'react';

/** Stands in for `virtua` where the same list is measured without it: every row is in the page. */
export function WindowVirtualizer<T>({
  data,
  children,
}: {
  readonly data: readonly T[];
  readonly children: (row: T, index: number) => ReactNode;
}) {
  return <div>{data.map(children)}</div>;
}
