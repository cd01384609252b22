import { describe, expect, it } from 'vitest';
import { isEntitled, isMember } from './membership.policy.ts';

describe('access', () => {
  it('ends at the very moment of entitled_until', () => {
    expect(isEntitled({ entitled_until: 1000 }, 999)).toBe(true);
    expect(isEntitled({ entitled_until: 1000 }, 1000)).toBe(false);
    expect(isEntitled(undefined, 0)).toBe(false);
  });

  it('is also there while staff have given it, whatever was paid', () => {
    const given = { membership_given_until: 2000 };
    expect(isMember({ entitled_until: 1000 }, given, 1999)).toBe(true);
    expect(isMember(undefined, given, 2000)).toBe(false);
    expect(isMember({ entitled_until: 3000 }, given, 2500)).toBe(true);
    expect(isMember(undefined, { membership_given_until: null }, 0)).toBe(false);
    expect(isMember(undefined, undefined, 0)).toBe(false);
  });
});
