import { linkTo, sitePaths } from '@boma/domain/site-paths.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { applyMeta, isDescribed } from '../lib/document-meta.ts';
import { logFailure } from '../lib/log.ts';
import { keepIntendedPath } from '../session/keep-intended-path.ts';
import { useStoredUser, useUserType } from '../session/session.ts';
import type { Page } from './page.ts';
import { accessTo } from './page-access.ts';
import { RouteLoading } from './route-loading.tsx';

interface PageFrameProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** Opens the page to viewers with its permission. Others are sent on, and the path they wanted is kept where it helps. */
function Guarded({ page, children }: PageFrameProps) {
  const type = useUserType();
  const roles = useStoredUser()?.roles;
  const { pathname, search } = useLocation();
  const access = accessTo(page, { type, roles });
  // A user who signs out on a page with a permission, here or in another tab, wanted to leave it.
  const [wasOpen, setWasOpen] = useState(false);
  const signedOut = wasOpen && access === 'needs-sign-in';
  if (!wasOpen && access === 'open') setWasOpen(true);
  const keepsPath = access === 'needs-membership' || (access === 'needs-sign-in' && !signedOut);
  useEffect(() => {
    if (keepsPath) keepIntendedPath(`${pathname}${search}`);
  }, [keepsPath, pathname, search]);
  useEffect(() => {
    if (access === 'staff-only')
      import('../features/staff/staff-only.ts').then(
        (said) => said.announceStaffOnly(),
        (cause: unknown) => logFailure('Saying that a page is for staff', cause),
      );
  }, [access]);
  if (access === 'open') return children;
  if (access === 'unknown') return <RouteLoading />;
  if (signedOut || access === 'staff-only') return <Navigate to={linkTo('home')} replace />;
  return <Navigate to={linkTo(access === 'needs-sign-in' ? 'signIn' : 'subscribe')} replace />;
}

/** The address in small letters, unless the page has ids of documents in it. Undefined where it is written so already. */
function canonicalPath({ path }: Page, pathname: string): string | undefined {
  const small = pathname.toLowerCase();
  return path === sitePaths.staff || small === pathname ? undefined : small;
}

/** Around every page: its guard, what the head of the document says of it, and the way from another spelling of its address. */
export function PageFrame({ page, children }: PageFrameProps) {
  const { pathname, search, hash } = useLocation();
  const canonical = canonicalPath(page, pathname);
  useEffect(() => {
    // Pages with a required parameter, and sections that described themselves already, set their own head.
    if (/:\w+$/.test(page.path) || isDescribed(pathname)) return;
    const { title, description, noindex = false } = page;
    applyMeta({ title, description, path: pathname, noindex });
  }, [page, pathname]);
  // Phones begin a word with a capital.
  if (canonical !== undefined) return <Navigate to={`${canonical}${search}${hash}`} replace />;
  return <Guarded page={page}>{children}</Guarded>;
}
