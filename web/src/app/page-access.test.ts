import { describe, expect, it } from 'vitest';
import { accessTo, type Viewer } from './page-access.ts';
import { pages } from './pages.ts';

const viewers: Readonly<Record<string, Viewer>> = {
  guest: { type: 'guest', roles: undefined },
  unknown: { type: 'unknown', roles: undefined },
  registered: { type: 'registered', roles: [] },
  member: { type: 'subscriber', roles: ['subscriber'] },
  zoomie: { type: 'subscriber', roles: ['zoomie'] },
  admin: { type: 'subscriber', roles: ['admin', 'subscriber'] },
};

const accessOfAll = (name: keyof typeof pages) =>
  Object.fromEntries(Object.entries(viewers).map(([who, viewer]) => [who, accessTo(pages[name], viewer)]));

describe('access to a page', () => {
  it('R2-068 opens the profile to signed-in users', () => {
    expect(accessOfAll('profile')).toEqual({
      guest: 'needs-sign-in',
      unknown: 'unknown',
      registered: 'open',
      member: 'open',
      zoomie: 'open',
      admin: 'open',
    });
  });

  it('R2-068 opens the premium videos to members, and sends other users to the plans', () => {
    expect(accessOfAll('player')).toEqual({
      guest: 'needs-sign-in',
      unknown: 'unknown',
      registered: 'needs-membership',
      member: 'open',
      zoomie: 'open',
      admin: 'open',
    });
  });

  it.each(['controller', 'staff'] as const)('R2-068 opens %s to staff alone', (name) => {
    expect(accessOfAll(name)).toEqual({
      guest: 'needs-sign-in',
      unknown: 'unknown',
      registered: 'staff-only',
      member: 'staff-only',
      zoomie: 'open',
      admin: 'open',
    });
  });

  it('waits for the roles of a user who has not been fetched', () => {
    expect(accessTo(pages.staff, { type: 'registered', roles: undefined })).toBe('unknown');
  });

  it('opens other pages to everyone', () => {
    expect(new Set(Object.values(accessOfAll('schedule')))).toEqual(new Set(['open']));
  });
});
