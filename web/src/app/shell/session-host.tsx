import { linkTo, profilePath } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { untilLoaded } from '../../lib/timing/until-loaded.ts';
import { forgetIntendedPath, readIntendedPath } from '../../session/intended-path.ts';
import { restoreSession } from '../../session/restore-session.ts';
import { readStoredUser } from '../../session/session.ts';
import type { Then } from '../../session/session-events.later.ts';
import { readUserType } from '../../session/stored-session.ts';
import { accessTo } from '../page-access.ts';
import { pages } from '../pages.ts';
import { pageNameAt } from '../route-components.ts';

const places = { 'the-boma': linkTo('theBoma'), profile: profilePath('profile') } as const;

const pageOf = (pathAndQuery: string) => pageNameAt(pathAndQuery.replace(/[?#].*/, ''));

/** True if the viewer may open this page, or is not known yet: then the page itself decides. */
function isOpen(pathAndQuery: string): boolean {
  const name = pageOf(pathAndQuery);
  const viewer = { type: readUserType(), roles: readStoredUser()?.roles };
  const access = name === undefined ? 'open' : accessTo(pages[name], viewer);
  return access === 'open' || access === 'unknown';
}

const currentPath = () => `${location.pathname}${location.search}`;

/**
 * Where a user goes whose session was restored: from sign-in to the page that refused them. Elsewhere they may have followed
 * a link by now, so they stay.
 */
function placeForRestored(wanted: string | undefined): string | undefined {
  const atSignIn = ['signIn', 'register'].includes(pageNameAt(location.pathname) ?? '');
  // They may also be signed out again by now. Do not send them to a page that refuses them.
  if (wanted === undefined || readUserType() === 'guest' || (atSignIn && !isOpen(wanted))) return undefined;
  forgetIntendedPath();
  return atSignIn ? wanted : undefined;
}

/** Where a user goes after signing in: to the page they wanted, or to the one that their form leads to. */
function placeFor(then: Then): string | undefined {
  const wanted = readIntendedPath();
  // On the way to a membership the user stays there; the last step offers the page they wanted.
  if (pageNameAt(location.pathname) === 'subscribe') {
    // The page of a members' camera is open to everyone, but the camera is not. So it stays the wanted page.
    if (wanted !== undefined && isOpen(wanted) && pageOf(wanted) !== 'stream') forgetIntendedPath();
    return undefined;
  }
  if (then === 'stay') return placeForRestored(wanted);
  forgetIntendedPath();
  return wanted ?? places[then];
}

/** Keeps the stored session in step with the identity provider, and routes users who sign in or out. */
export function SessionHost() {
  const navigate = useNavigate();
  useEffect(restoreSession, []);
  useEffect(() => {
    let stop = untilLoaded(
      () => import('../../session/session-events.later.ts'),
      ({ listenToSessionEvents }) => {
        stop = listenToSessionEvents((event) => {
          if (event.kind === 'signed-out') return void navigate(linkTo('home'));
          if (event.kind === 'sign-in-needed') return void navigate(linkTo('signIn'));
          const place = placeFor(event.to);
          // A user who signed in over the page stays where they are: another entry of the history would move focus and scroll.
          if (place !== undefined) void navigate(place, { replace: place === currentPath() });
        });
      },
    );
    return () => stop();
  }, [navigate]);
  return null;
}
