import { expect, it } from 'vitest';
import { signIn } from '../test-support/session.ts';
import { pageShownAt } from './route-components.ts';

it.each([
  ['/wildlife/profile/profile', 'signIn', 'profile'],
  ['/staff/reports', 'signIn', 'staff'],
  ['/wildlife/schedule', 'schedule', 'schedule'],
  ['/nowhere', undefined, undefined],
])('loads for %s what a guest comes to: %s, and for a user: %s', (path, forGuest, forUser) => {
  expect(pageShownAt(path)).toBe(forGuest);
  signIn();
  expect(pageShownAt(path)).toBe(forUser);
});
