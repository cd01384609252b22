import { describe, expect, it } from 'vitest';
import { credentialsSchema, emailSchema, passwordSchema } from './credentials.schema.ts';
import { EMAIL_MAX, MIN_AGE, PASSWORD_MIN } from './credentials.ts';

const said = (schema: typeof emailSchema, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('the limits', () => {
  it('R9-003 the minimum age is 13', () => expect(MIN_AGE).toBe(13));
  it('R9-064 a password has at least 6 characters', () => expect(PASSWORD_MIN).toBe(6));
  it('R9-065 an address has at most 64', () => expect(EMAIL_MAX).toBe(64));
});

describe('an address', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.domain.africa',
    'a@bücher.de',
    'a@b.xn--p1ai',
    ' a@b.co ',
  ])('R5-048 %j is one', (email) => expect(said(emailSchema, email)).toEqual([]));

  it.each([
    'a@b.c',
    'abc',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b..co',
    'a b@c.co',
    'a@b@c.co',
    'a@b.c1',
  ])('R5-048 %j is none', (email) =>
    expect(said(emailSchema, email)).toEqual(['The format of your email is incorrect format.']));

  it('R5-010 is asked for, and may be 64 characters long', () => {
    const of = (length: number) => `${'a'.repeat(length - 5)}@b.co`;
    expect(said(emailSchema, '  ')).toEqual(['Your email is required.']);
    expect(said(emailSchema, of(64))).toEqual([]);
    expect(said(emailSchema, of(65))).toEqual(['Please use maximum 64 characters']);
  });
});

describe('a password', () => {
  it.each([
    ['', ['Your password is required.']],
    ['12345', ['Must be at least 6 characters.']],
    ['123456', []],
    ['      ', []],
  ])('%j: %j', (password, expected) => expect(said(passwordSchema, password)).toEqual(expected));

  it('is taken as it is, and the address without the white space around it', () => {
    expect(credentialsSchema.parse({ email: ' a@b.co', password: ' walks ' })).toEqual({
      email: 'a@b.co',
      password: ' walks ',
    });
  });
});
