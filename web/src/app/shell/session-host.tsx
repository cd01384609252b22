import { linkTo, profilePath } from '@boma/domain/site-paths.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { logFailure } from '../../lib/log.ts';
import { forgetIntendedPath, readIntendedPath } from '../../session/intended-path.ts';
import { restoreSession } from '../../session/restore-session.ts';
import { readStoredUser } from '../../session/session.ts';
import type { Then } from '../../session/session-events.ts';
import { readUserType } from '../../session/stored-session.ts';
import { accessTo } from '../page-access.ts';
import { pages } from '../pages.ts';
import { pageNameAt } from '../route-components.ts';

const places = { 'the-boma': linkTo('theBoma'), profile: profilePath('profile') } as const;

/** True if the viewer may open this page, or is not known yet: then the page itself decides. */
function isOpen(pathAndQuery: string): boolean {
  const name = pageNameAt(pathAndQuery.replace(/[?#].*/, ''));
  const viewer = { type: readUserType(), roles: readStoredUser()?.roles };
  const access = name === undefined ? 'open' : accessTo(pages[name], viewer);
  return access === 'open' || access === 'unknown';
}

/** Where somebody goes who has come in: to what they had wanted, or where their way in leads. */
function placeFor(then: Then): string | undefined {
  const wanted = readIntendedPath();
  // Who came in as a page was loaded may be out again by now, and goes nowhere that would send them away.
  if (then === 'stay' && (readUserType() === 'guest' || (wanted !== undefined && !isOpen(wanted))))
    return undefined;
  // Who is becoming a member stays with that, and is offered in its last step what only members may see.
  if (pageNameAt(location.pathname) === 'subscribe') {
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
