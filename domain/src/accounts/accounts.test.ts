import { describe, expect, it } from 'vitest';
import { isToken, satisfies, userTypeOf } from './user-type.ts';

const token = 't'.repeat(21);

describe('isToken', () => {
  it.each([
    [null, false],
    ['', false],
    ['t'.repeat(20), false],
    ['t'.repeat(21), true],
  ])('%j: %s', (text, expected) => {
    expect(isToken(text)).toBe(expected);
  });
});

describe('userTypeOf', () => {
  const session = { apiToken: token, identityToken: token, isSubscribed: false };

  it('is a guest unless both tokens are there', () => {
    expect(userTypeOf(session)).toBe('registered');
    expect(userTypeOf({ ...session, apiToken: null })).toBe('guest');
    expect(userTypeOf({ ...session, identityToken: 'short' })).toBe('guest');
    expect(userTypeOf({ ...session, apiToken: null, isSubscribed: true })).toBe('guest');
  });

  it('is a subscriber when the account says so', () => {
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
