import { describe, expect, it } from 'vitest';
import { isEntitled } from './membership.policy.ts';

describe('access', () => {
  it('ends at the very moment of entitled_until', () => {
    expect(isEntitled({ entitled_until: 1000 }, 999)).toBe(true);
    expect(isEntitled({ entitled_until: 1000 }, 1000)).toBe(false);
    expect(isEntitled(undefined, 0)).toBe(false);
  });
});
