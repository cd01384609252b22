import type { ReactNode } from 'react';

export function MainLayout({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
