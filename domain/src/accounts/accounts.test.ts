import { describe, expect, it } from 'vitest';
import { isToken, satisfies, type UserType, userTypeOf } from './user-type.ts';

const token = 't'.repeat(21);

describe('isToken', () => {
  it.each([
    [null, false],
    ['', false],
    ['t'.repeat(20), false],
    ['t'.repeat(21), true],
  ])('R4-003 R9-068 %j: %s', (text, expected) => {
    expect(isToken(text)).toBe(expected);
  });
});

describe('userTypeOf', () => {
  const session = { apiToken: token, identityToken: token, isSubscribed: false };

  it('R1-002 R4-001 returns guest, registered, subscriber or unknown, and no other type', () => {
    const everybody: Record<UserType, true> = {
      guest: true,
      registered: true,
      subscriber: true,
      unknown: true,
    };
    const tokens = [null, token];
    const found = tokens.flatMap((apiToken) =>
      tokens.flatMap((identityToken) =>
        [true, false, undefined].map((isSubscribed) => userTypeOf({ apiToken, identityToken, isSubscribed })),
      ),
    );
    expect(new Set(found)).toEqual(new Set(Object.keys(everybody)));
  });

  it('R4-002 R4-004 is a guest unless both tokens are there', () => {
    expect(userTypeOf(session)).toBe('registered');
    expect(userTypeOf({ ...session, apiToken: null })).toBe('guest');
    expect(userTypeOf({ ...session, identityToken: 'short' })).toBe('guest');
    expect(userTypeOf({ ...session, apiToken: null, isSubscribed: true })).toBe('guest');
  });

  it('R3-005 R4-005 is registered with both tokens and no subscription', () => {
    expect(userTypeOf(session)).toBe('registered');
  });

  it('R4-007 is unknown until the user has been fetched', () => {
    expect(userTypeOf({ ...session, isSubscribed: undefined })).toBe('unknown');
    expect(userTypeOf({ ...session, apiToken: null, isSubscribed: undefined })).toBe('guest');
  });

  it.each(['zoomie', 'admin'])('is a subscriber with the role %s, which watches everything', (role) => {
    expect(userTypeOf({ ...session, roles: [role] })).toBe('subscriber');
    expect(userTypeOf({ ...session, roles: [role], apiToken: null })).toBe('guest');
    expect(userTypeOf({ ...session, roles: [role], isSubscribed: undefined })).toBe('unknown');
  });

  it('R4-006 is a subscriber when the account says so', () => {
    expect(userTypeOf({ ...session, isSubscribed: true })).toBe('subscriber');
  });
});

describe('satisfies', () => {
  it.each([
    ['unknown', 'user', false],
    ['guest', 'user', false],
    ['registered', 'user', true],
    ['subscriber', 'user', true],
    ['guest', 'subscriber', false],
    ['registered', 'subscriber', false],
    ['subscriber', 'subscriber', true],
  ] as const)('%s for %s: %s', (userType, permission, expected) => {
    expect(satisfies(userType, permission)).toBe(expected);
  });
});
