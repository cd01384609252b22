import type { SitePathName } from '@boma/domain/site-paths.ts';
import { createElement, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { FailsAlone } from '../components/fails-alone.tsx';
import { late } from '../components/late-part.tsx';
import { KeptPart } from '../features/player/kept/kept-part.tsx';
import { useUserType } from '../session/session.ts';
import { Arrival } from './arrival.tsx';
import { LayoutOutlet } from './layouts/layout-outlet.tsx';
import { legacyRedirects } from './legacy-redirects.ts';
import { PageFrame } from './page-frame.tsx';
import { pages } from './pages.ts';
import { routeComponent } from './route-components.ts';
import { RouteFailure } from './route-failure.tsx';
import { RouteLoading } from './route-loading.tsx';

/** Keeps `html[data-user]` true after the head script has set it: styles decide by it who sees what. */
function UserAttribute() {
  const userType = useUserType();
  useEffect(() => {
    if (userType !== 'unknown') document.documentElement.dataset.user = userType;
  }, [userType]);
  return null;
}

const names = Object.keys(pages) as SitePathName[];
const layouts = ['main', 'auth', 'bare', 'staff'] as const;

function RoutePage({ name }: { readonly name: SitePathName }) {
  const { pathname } = useLocation();
  const page = pages[name];
  return (
    <RouteFailure at={pathname}>
      <PageFrame page={page}>
        <Suspense fallback={<RouteLoading isForm={page.layout === 'auth'} leads={name === 'home'} />}>
          {createElement(routeComponent(name), { page })}
          <Arrival />
        </Suspense>
      </PageFrame>
    </RouteFailure>
  );
}

const GonePage = late(() => import('./gone-page.later.tsx'));

/** Every route in its layout, the old addresses, and home for everything else. */
export function App() {
  return (
    <>
      <UserAttribute />
      <Routes>
        {layouts.map((layout) => (
          <Route key={layout} element={<LayoutOutlet layout={layout} />}>
            {names
              .filter((name) => pages[name].layout === layout)
              .map((name) => (
                <Route key={name} path={pages[name].path} element={<RoutePage key={name} name={name} />} />
              ))}
          </Route>
        ))}
        {Object.entries(legacyRedirects).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route
          path="*"
          element={
            // It leads home.
            <Suspense fallback={<RouteLoading leads />}>
              <GonePage />
            </Suspense>
          }
        />
      </Routes>
      <FailsAlone part="player in the corner">
        <KeptPart />
      </FailsAlone>
    </>
  );
}
