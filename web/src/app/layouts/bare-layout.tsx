import type { ReactNode } from 'react';

export function BareLayout({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
