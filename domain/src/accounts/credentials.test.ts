import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  credentialsSchema,
  emailChange,
  emailSchema,
  passwordChange,
  passwordProof,
  passwordSchema,
} from './credentials.schema.ts';
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

/** The first sentence at each field. */
const atFields = (schema: z.ZodType, input: object) => {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
};
const NO_PASSWORD = 'Your password is required.';

describe('a new password', () => {
  it.each([
    [{ current: 'the-old-one', next: 'the-new-one' }, {}],
    [{ current: 'old', next: 'the-new-one' }, {}],
    [{ current: '', next: 'the-new-one' }, { current: NO_PASSWORD }],
    [{ current: 'the-old-one', next: '12345' }, { next: 'Must be at least 6 characters.' }],
    [
      { current: '', next: '' },
      { current: NO_PASSWORD, next: 'Must be at least 6 characters.' },
    ],
    [{ current: 'the-old-one', next: 'the-old-one' }, { next: 'This is your password already.' }],
  ])('%j has the problems %j', (typed, problems) => {
    expect(atFields(passwordChange, typed)).toEqual(problems);
  });
});

describe('a new address', () => {
  const change = emailChange('old@boma.test');

  it.each([
    ['new@boma.test', {}],
    ['', { email: 'Your email is required.' }],
    ['new@boma', { email: 'The format of your email is incorrect format.' }],
    ['OLD@boma.test', { email: 'This is your email already.' }],
    [`${'a'.repeat(55)}@boma.test`, { email: 'Please use maximum 64 characters' }],
  ])('R5-010 %j has the problems %j', (email, problems) => {
    expect(atFields(change, { email, current: 'my-password' })).toEqual(problems);
  });

  it('needs the password too, and loses the white space around it', () => {
    expect(atFields(change, { email: 'OLD@boma.test', current: '' })).toEqual({
      email: 'This is your email already.',
      current: NO_PASSWORD,
    });
    expect(change.parse({ email: ' new@boma.test ', current: 'my' }).email).toBe('new@boma.test');
  });
});

it('a password that proves whose account it is may be one from before a rule', () => {
  expect(atFields(passwordProof, { password: '' })).toEqual({ password: NO_PASSWORD });
  expect(atFields(passwordProof, { password: 'old' })).toEqual({});
});
