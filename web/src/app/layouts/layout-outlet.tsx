import { linkTo } from '@boma/domain/site-paths.ts';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { late } from '../../components/late-part.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { chakra } from '../../components/ui.ts';
import { LOW_WINDOW } from '../../config/breakpoints.ts';
import type { Layout } from '../page.ts';
import { LoadFailure, RouteFailure } from '../route-failure.tsx';
import { RouteLoading } from '../route-loading.tsx';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { DeferredShell } from '../shell/deferred-shell.tsx';
import { HeaderBar } from '../shell/header.tsx';
import { MainLayout } from './main-layout.tsx';

// Only staff need it, so it is no part of the first load.
const StaffFrame = late<{ readonly children: ReactNode }>(() =>
  import('./staff-frame.later.tsx').catch((cause: unknown) => {
    throw new LoadFailure('Loading the frame of the staff area', { cause });
  }),
);

/** The layout of the staff area. */
function StaffLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RouteFailure at={pathname}>
      <Suspense fallback={<RouteLoading />}>
        <StaffFrame>{children}</StaffFrame>
      </Suspense>
    </RouteFailure>
  );
}

/** The page and nothing beside it. */
function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ContentLandmark>{children}</ContentLandmark>
      <DeferredShell floats={false} />
    </>
  );
}

const toggle = {
  display: 'flex',
  marginLeft: 'auto',
  padding: '3px',
  borderWidth: '1px',
  borderRadius: 'full',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: '40px',
    // The header is lower there.
    [LOW_WINDOW]: { minHeight: '32px' },
    paddingX: { base: 3, sm: 4 },
    borderRadius: 'full',
    textStyle: 'label',
    color: 'muted',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: 'ink' },
  // Quieter than the button that sends the form.
  '& a[aria-current=page]': { background: 'accentSoft', color: 'ink' },
} as const;

/** The layout for registering and signing in: the logo and the links between the two, without other navigation. */
function AuthLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <HeaderBar>
        <chakra.nav aria-label="Register or sign in" css={toggle}>
          <NavLink to={linkTo('register')}>REGISTER</NavLink>
          <NavLink to={linkTo('signIn')}>SIGN IN</NavLink>
        </chakra.nav>
      </HeaderBar>
      <ContentLandmark>{children}</ContentLandmark>
      <DeferredShell />
    </>
  );
}

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
