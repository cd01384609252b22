import { describe, expect, it } from 'vitest';
import { checkAddress, checkPasswords } from './credentials-check.ts';

describe('a new password', () => {
  it.each([
    [{ current: 'the-old-one', next: 'the-new-one' }, []],
    [{ current: '', next: 'the-new-one' }, ['current']],
    [{ current: 'the-old-one', next: '12345' }, ['next']],
    [{ current: '', next: '' }, ['current', 'next']],
    [{ current: 'the-old-one', next: 'the-old-one' }, ['next']],
  ])('%j has problems at %j', (fields, expected) => {
    expect(Object.keys(checkPasswords(fields))).toEqual(expected);
  });
});

describe('a new address', () => {
  it.each([
    ['new@boma.test', []],
    [' new@boma.test ', []],
    ['', ['email']],
    ['new', ['email']],
    ['new@boma', ['email']],
    ['OLD@boma.test', ['email']],
    [`${'a'.repeat(60)}@boma.test`, ['email']],
  ])('%j has problems at %j', (email, expected) => {
    const found = checkAddress({ email, current: 'my-password' }, 'old@boma.test');
    expect(Object.keys(found)).toEqual(expected);
  });

  it('R5-010 says how long it may be', () => {
    const email = `${'a'.repeat(55)}@boma.test`;
    expect(checkAddress({ email, current: 'my-password' }, 'old@boma.test')).toEqual({
      email: 'Please use maximum 64 characters',
    });
    expect(checkAddress({ email: email.slice(1), current: 'my-password' }, 'old@boma.test')).toEqual({});
  });

  it('needs the password too', () => {
    expect(Object.keys(checkAddress({ email: '', current: '' }, 'old@boma.test'))).toEqual([
      'email',
      'current',
    ]);
  });
});
