import { linkTo, type SitePathName, sitePaths } from '@boma/domain/site-paths.ts';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { applyMeta, isDescribed } from '../lib/document-meta.ts';
import { logFailure } from '../lib/log.ts';
import { useStore } from '../lib/store.ts';
import { keepIntendedPath } from '../session/keep-intended-path.ts';
import { useStoredUser, useUserType } from '../session/session.ts';
import { signInAsked } from '../session/sign-in-prompt.ts';
import type { Page } from './page.ts';
import { accessTo, type PageAccess } from './page-access.ts';
import { RouteLoading } from './route-loading.tsx';

interface PageFrameProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/**
 * The user for whom this page was opened last. While they are asked to sign in again over the page, it stays with what they
 * have typed. Undefined for a page that is open to everyone.
 */
function useOpenedFor(page: Page, access: PageAccess, uid: string | undefined): string | undefined {
  const [openedFor, setOpenedFor] = useState<string>();
  if (page.permission !== undefined && access === 'open' && uid !== undefined && uid !== openedFor)
    setOpenedFor(uid);
  return openedFor;
}

interface SentOnProps {
  readonly to: SitePathName;
  /** The title of the page that the viewer wanted: the other page says why they are there. */
  readonly wanted?: string;
}

/** Sends the viewer on. The other page is waited for from here on. */
const SentOn = ({ to, wanted }: SentOnProps) => (
  <>
    <RouteLoading isForm={to === 'signIn'} />
    <Navigate to={linkTo(to)} state={wanted} replace />
  </>
);

/** Opens the page to viewers with its permission. Others are sent on, and the path they wanted is kept where it helps. */
function Guarded({ page, children }: PageFrameProps) {
  const type = useUserType();
  const user = useStoredUser();
  const { pathname, search } = useLocation();
  const access = accessTo(page, { type, roles: user?.roles });
  const openedFor = useOpenedFor(page, access, user?.id);
  const isAsked = useStore(signInAsked, undefined) !== undefined;
  const staysBehind =
    openedFor !== undefined && (access === 'needs-sign-in' || access === 'unknown') && isAsked;
  // A user who signs out on a page with a permission, here or in another tab, wanted to leave it.
  const signedOut = openedFor !== undefined && access === 'needs-sign-in' && !staysBehind;
  const keepsPath = access === 'needs-membership' || (access === 'needs-sign-in' && openedFor === undefined);
  useEffect(() => {
    if (keepsPath) keepIntendedPath(`${pathname}${search}`);
  }, [keepsPath, pathname, search]);
  useEffect(() => {
    if (access === 'staff-only')
      import('../features/staff/staff-only.later.ts').then(
        ({ announceStaffOnly }) => announceStaffOnly(),
        (cause: unknown) => logFailure('Saying that a page is for staff', cause),
      );
  }, [access]);
  // With another user the page begins anew.
  if (access === 'open' || staysBehind) return <Fragment key={openedFor}>{children}</Fragment>;
  if (access === 'unknown') return <RouteLoading />;
  if (signedOut || access === 'staff-only') return <SentOn to="home" />;
  if (access === 'needs-membership') return <SentOn to="subscribe" />;
  return <SentOn to="signIn" wanted={page.title} />;
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
