import { Outlet } from 'react-router';
import type { Layout } from '../page.ts';
import { AuthLayout } from './auth-layout.tsx';
import { BareLayout } from './bare-layout.tsx';
import { MainLayout } from './main-layout.tsx';
import { StaffLayout } from './staff-layout.tsx';

const layouts = { main: MainLayout, auth: AuthLayout, bare: BareLayout, staff: StaffLayout } as const;

/** A layout stays in place while the pages inside it change. */
export function LayoutOutlet({ layout }: { readonly layout: Layout }) {
  const Frame = layouts[layout];
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
