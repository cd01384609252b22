import { describe, expect, it } from 'vitest';
import { EMAIL_MAX } from '../accounts/credentials.ts';
import { cleanLines } from '../clean-text.ts';
import { CONTACT_MAX } from './contact.constants.ts';
import { contactInput } from './contact.schema.ts';

const message = {
  subject: 'Tau is dark',
  name: 'Thandi',
  email: '',
  comments: 'Since six.',
  browser: 'Firefox',
};

const problemsWith = (change: Partial<Record<keyof typeof message, unknown>>) => {
  const { error } = contactInput.safeParse({ ...message, ...change });
  return error?.issues.map(({ path, message: words }) => `${path.join('.')}: ${words}`) ?? [];
};

describe('a message to the rangers', () => {
  it.each([
    ['R5-001', { subject: '' }, ['subject: Subject is required']],
    ['R5-001 without one', { subject: undefined }, ['subject: Subject is required']],
    ['R5-002', { subject: 'a'.repeat(190) }, []],
    ['R5-002', { subject: 'a'.repeat(191) }, ['subject: Please use maximum 190 characters']],
    ['R5-003', { name: ' ' }, ['name: Your name is required']],
    ['R5-004', { name: 'a'.repeat(100) }, []],
    ['R5-004', { name: 'a'.repeat(101) }, ['name: Please use maximum 100 characters']],
    ['R5-005', { email: '' }, []],
    ['R5-005 without one', { email: undefined }, []],
    ['R5-006', { email: 'a@b' }, ['email: The format of your email is incorrect format.']],
    ['R5-006', { email: 'a@b.test' }, []],
    ['R5-007', { email: `${'a'.repeat(93)}@b.test` }, []],
    ['R5-007 R5-010', { email: `${'a'.repeat(94)}@b.test` }, ['email: Please use maximum 100 characters']],
    ['R5-008', { comments: '' }, ['comments: Please type your comments']],
    ['R5-009', { comments: 'a'.repeat(1000) }, []],
    ['R5-009', { comments: 'a'.repeat(1001) }, ['comments: Please use maximum 1000 characters']],
  ])('%s with %o has the problems %j', (_rows, change, problems) => {
    expect(problemsWith(change)).toEqual(problems);
  });

  it('R5-016 has every problem at once', () => {
    expect(problemsWith({ subject: '', name: '', email: 'a@b', comments: '' })).toHaveLength(4);
  });

  it('is stored without markup and hidden characters, and keeps its lines', () => {
    const parsed = contactInput.parse({
      ...message,
      subject: 'Tau\r\nBcc: x@y.test',
      comments: ' One\u200b\n\n\n\ntwo ',
    });
    expect(parsed).toMatchObject({ subject: 'Tau Bcc: x@y.test', comments: 'One\n\ntwo' });
    expect(cleanLines('<b>One</b>\r\ntwo')).toBe('One\ntwo');
  });
});

it('R9-066 an account has at most 64 characters of email, the contact form 100', () => {
  expect(EMAIL_MAX).toBe(64);
  expect(CONTACT_MAX.email).toBe(100);
});
