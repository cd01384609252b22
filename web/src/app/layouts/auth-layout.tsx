import type { ReactNode } from 'react';

export function AuthLayout({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
