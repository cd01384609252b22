import type { ReactNode } from 'react';

/** A term and what it is, in a list of facts. */
export function Fact({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
