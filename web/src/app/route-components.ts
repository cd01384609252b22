import type { SitePathName } from '@boma/domain/site-paths.ts';
// oxlint-disable-next-line eslint/no-restricted-imports -- a page that failed is forgotten below.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router';
import { readUserType } from '../session/stored-session.ts';
import type { RouteProps } from './page.ts';
import { accessTo } from './page-access.ts';
import { pages } from './pages.ts';
import { LoadFailure } from './route-failure.tsx';

type RouteComponent = ComponentType<RouteProps>;

const loaded = new Map<SitePathName, RouteComponent>();
const lazies = new Map<SitePathName, LazyExoticComponent<RouteComponent>>();

/** The name of the page at an address. */
export function pageNameAt(pathname: string): SitePathName | undefined {
  return (Object.keys(pages) as SitePathName[]).find(
    (name) => matchPath(pages[name].path, pathname) !== null,
  );
}

/** The page that the viewer comes to at an address: the guard (`page-frame.tsx`) sends a guest to sign in. */
export function pageShownAt(pathname: string): SitePathName | undefined {
  const name = pageNameAt(pathname);
  const viewer = { type: readUserType(), roles: undefined };
  return name && accessTo(pages[name], viewer) === 'needs-sign-in' ? 'signIn' : name;
}

/** Loads a page's code before its first render, so that a prerendered page is hydrated in one go. */
export async function preloadRoute(name: SitePathName): Promise<void> {
  loaded.set(name, (await pages[name].load()).default);
}

/** The page's component: at once if preloaded, else through the nearest Suspense. */
export function routeComponent(name: SitePathName): RouteComponent {
  const preloaded = loaded.get(name);
  if (preloaded) return preloaded;
  let component = lazies.get(name);
  if (!component) {
    component = lazy(() =>
      pages[name].load().catch((cause: unknown) => {
        // `lazy` keeps a failure for good, so the next visit to the page needs a new one.
        lazies.delete(name);
        throw new LoadFailure(`Loading the code of the page '${name}'`, { cause });
      }),
    );
    lazies.set(name, component);
  }
  return component;
}
