import { describe, expect, it } from 'vitest';
import type { Role } from './roles.ts';
import { type FlagFacts, userFlags } from './user-flags.ts';

const token = 't'.repeat(21);
const plain = { roles: [] as Role[], has_subscription: false, is_subscribed: false };
const flagsOf = (user: FlagFacts['user'], tokens: Partial<FlagFacts> = {}) =>
  userFlags({ apiToken: token, identityToken: token, user, ...tokens });

const nobody = {
  isAuthenticated: false,
  isUser: false,
  isSubscriber: false,
  hasSubscription: false,
  hasInactiveSubscription: false,
  isFree: false,
  isAdmin: false,
  isZoomie: false,
};

describe('userFlags', () => {
  it('R3-004 are computed from the user and both tokens', () => {
    expect(flagsOf(undefined)).toEqual({ ...nobody, isAuthenticated: true });
    expect(flagsOf(plain)).toEqual({ ...nobody, isAuthenticated: true, isUser: true });
    expect(flagsOf({ ...plain, roles: ['admin'] })).toMatchObject({ isAdmin: true, isZoomie: false });
    expect(flagsOf({ ...plain, roles: ['zoomie'] })).toMatchObject({ isAdmin: false, isZoomie: true });
    expect(flagsOf({ ...plain, is_free: true })).toMatchObject({ isFree: true, isSubscriber: false });
    expect(flagsOf({ ...plain, is_subscribed: true })).toMatchObject({ isSubscriber: true });
  });

  it.each([
    { apiToken: null },
    { identityToken: null },
    { apiToken: 't'.repeat(20) },
  ])('R3-004 say nothing of a user left over with %j', (tokens) => {
    const left = { roles: ['admin', 'zoomie'] as Role[], has_subscription: true, is_subscribed: true };
    expect(flagsOf({ ...left, is_free: true }, tokens)).toEqual(nobody);
  });

  it.each([
    [false, false, false],
    [true, false, true],
    [true, true, false],
    [false, true, false],
  ])('R4-008 with a subscription: %s, subscribed: %s, inactive: %s', (has, is, inactive) => {
    const user = { ...plain, has_subscription: has, is_subscribed: is };
    expect(flagsOf(user).hasInactiveSubscription).toBe(inactive);
    expect(flagsOf(user, { apiToken: null }).hasInactiveSubscription).toBe(false);
  });
});
