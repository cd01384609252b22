import { satisfies } from '@boma/domain/accounts/user-type.ts';
import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { applyMeta, isDescribed } from '../lib/document-meta.ts';
import { logFailure } from '../lib/log.ts';
import { keepIntendedPath } from '../session/keep-intended-path.ts';
import { useUserType } from '../session/session.ts';
import { pages } from './pages.ts';
import { RouteLoading } from './route-loading.tsx';

/** Sends whoever lacks the page's permission to sign-in, and keeps where they wanted to go. */
function Guarded({ name, children }: { readonly name: SitePathName; readonly children: ReactNode }) {
  const userType = useUserType();
  const { pathname, search } = useLocation();
  const { permission } = pages[name];
  const refused = permission !== undefined && userType !== 'unknown' && !satisfies(userType, permission);
  // Whoever signs out on such a page, here or in another tab, wanted to leave it.
  const [letIn, setLetIn] = useState(false);
  const leaves = letIn && userType === 'guest';
  if (!letIn && userType !== 'unknown' && !refused) setLetIn(true);
  useEffect(() => {
    if (refused && !leaves) keepIntendedPath(`${pathname}${search}`);
  }, [refused, leaves, pathname, search]);
  if (permission === undefined) return children;
  if (userType === 'unknown') return <RouteLoading />;
  if (leaves) return <Navigate to={linkTo('home')} replace />;
  if (refused) return <Navigate to={linkTo(userType === 'registered' ? 'subscribe' : 'signIn')} replace />;
  return children;
}

/** What every page has around it: its guard, and the head of the document. */
export function PageFrame({ name, children }: { readonly name: SitePathName; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    // The stream page names its camera itself.
    if (name === 'stream' || isDescribed(pathname)) return;
    let left = false;
    const describe = async () => {
      const { pageDescriptions } = await import('./page-descriptions.ts');
      const { title, noindex = false } = pages[name];
      // A page of several sections has named the one it shows by now.
      if (!left && !isDescribed(pathname))
        applyMeta({ title, description: pageDescriptions[name], path: pathname, noindex });
    };
    describe().catch((cause: unknown) => logFailure('Describing the page', cause));
    return () => {
      left = true;
    };
  }, [name, pathname]);
  return <Guarded name={name}>{children}</Guarded>;
}
