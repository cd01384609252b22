import { satisfies } from '@boma/domain/accounts/user-type.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { logFailure } from '../../lib/log.ts';
import { forgetIntendedPath, readIntendedPath } from '../../session/intended-path.ts';
import { restoreSession } from '../../session/restore-session.ts';
import type { Then } from '../../session/session-events.ts';
import { readUserType } from '../../session/stored-session.ts';
import { pages } from '../pages.ts';
import { routeAt } from '../routes.tsx';

const places = { 'the-boma': linkTo('theBoma'), profile: `${linkTo('profile')}/profile` } as const;

/** Is this page open to whoever is watching? Of somebody who is not known yet the page itself decides. */
function isOpen(pathAndQuery: string): boolean {
  const route = routeAt(pathAndQuery.replace(/[?#].*/, ''));
  const permission = route && pages[route].permission;
  const userType = readUserType();
  return permission === undefined || userType === 'unknown' || satisfies(userType, permission);
}

/** Where somebody goes who has come in: to what they had wanted, or where their way in leads. */
function placeFor(then: Then): string | undefined {
  const wanted = readIntendedPath();
  // Who came in as a page was loaded may be out again by now, and goes nowhere that would send them away.
  if (then === 'stay' && (readUserType() === 'guest' || (wanted !== undefined && !isOpen(wanted))))
    return undefined;
  // Who is becoming a member stays with that, and is offered in its last step what only members may see.
  if (routeAt(location.pathname) === 'subscribe') {
    if (wanted !== undefined && isOpen(wanted)) forgetIntendedPath();
    return undefined;
  }
  forgetIntendedPath();
  return wanted ?? (then === 'stay' ? undefined : places[then]);
}

/** Lets the stored session follow the identity provider, and leads whoever comes in or leaves to the right page. */
export function SessionHost() {
  const navigate = useNavigate();
  useEffect(restoreSession, []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    import('../../session/session-events.ts').then(
      ({ listenToPassages }) => {
        if (ended) return;
        stop = listenToPassages((passage) => {
          if (passage.kind === 'left') return void navigate(linkTo('home'));
          if (passage.kind === 'unproven') return void navigate(linkTo('signIn'));
          const place = placeFor(passage.to);
          if (place !== undefined) void navigate(place);
        });
      },
      (cause: unknown) => logFailure('Listening to who comes in', cause),
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, [navigate]);
  return null;
}
