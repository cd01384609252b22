import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { forceSubscribed, forceUnsubscribed } from './force-subscription.ts';
import { readStoredUser } from './session.ts';
import { readUserType } from './stored-session.ts';

const TOKEN = 'a-token-of-more-than-twenty-characters';

let storage: Map<string, string>;

function signIn(user: object): void {
  storage.set('api-token', TOKEN).set('fbase-token', TOKEN);
  storage.set('ac-user', JSON.stringify({ id: 'u1', display_name: 'Ranger 1234', ...user }));
}

beforeEach(() => {
  storage = stubStorage();
});

afterEach(() => vi.unstubAllGlobals());

it('R4-042 forced on, makes the user a subscriber with a subscription and the role', () => {
  signIn({ roles: ['admin'], is_subscribed: false, has_subscription: false });
  forceSubscribed();
  forceSubscribed();
  expect(readStoredUser()).toMatchObject({
    roles: ['admin', 'subscriber'],
    is_subscribed: true,
    has_subscription: true,
  });
  expect(readUserType()).toBe('subscriber');
});

it('R4-043 R4-044 forced off, removes the subscription and the role from the user', () => {
  signIn({ roles: ['subscriber', 'zoomie'], is_subscribed: true, has_subscription: true });
  forceUnsubscribed();
  expect(readStoredUser()).toMatchObject({
    roles: ['zoomie'],
    is_subscribed: false,
    has_subscription: false,
  });
  expect(readUserType()).toBe('registered');
});

it('shows staff the site as viewers see it, although they watch everything by their role', () => {
  signIn({ roles: ['zoomie'], is_subscribed: false, has_subscription: false });
  expect(readUserType()).toBe('subscriber');
  forceUnsubscribed();
  expect(readUserType()).toBe('registered');
  forceSubscribed();
  expect(readUserType()).toBe('subscriber');
});

it('does not change a guest', () => {
  forceSubscribed();
  expect([...storage.keys()]).toEqual([]);
  expect(readUserType()).toBe('guest');
});
