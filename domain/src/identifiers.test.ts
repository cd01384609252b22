import { describe, expect, it } from 'vitest';
import { chatKey, documentId, numericId, slug } from './identifiers.ts';

describe('numericId', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('R5-049 reads %j', (text, value) => {
    expect(numericId.parse(text)).toBe(value);
  });

  it.each([
    '',
    ' 7',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '007',
    '9007199254740993',
    'abc',
    0,
    -1,
    1.5,
    true,
    null,
    [7],
  ])('R5-049 refuses %j with one sentence', (text) => {
    const result = numericId.safeParse(text);
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([
      'The id must be a positive whole number.',
    ]);
  });
});

describe('slug', () => {
  it.each(['a', 'tau', 'kwa-maritane', '7', 'a'.repeat(63)])('R5-050 takes %s', (text) => {
    expect(slug.parse(text)).toBe(text);
  });

  it.each([
    '',
    'Tau',
    '-tau',
    'tau-',
    'tau--live',
    'tau/live',
    'tau_live',
    'täu',
    'a'.repeat(64),
  ])('R5-050 refuses %j', (text) => {
    expect(slug.safeParse(text).success).toBe(false);
  });
});

describe('chatKey', () => {
  it.each(['chat-general', 'chat-naledi-dam', 'chat-7'])('accepts %s', (key) => {
    expect(chatKey.parse(key)).toBe(key);
  });

  it.each([
    'general',
    'chat-',
    'chat-Tau',
    'chat-a/b',
    'chat-a--b',
    `chat-${'a'.repeat(60)}`,
    7,
    undefined,
  ])('refuses %j with our sentence', (key) => {
    const messages = chatKey.safeParse(key).error?.issues.map(({ message }) => message);
    expect(new Set(messages)).toEqual(new Set(['There is no such chat.']));
  });
});

describe('documentId', () => {
  const schema = documentId('There is no such message.');

  it.each(['a', 'now-1', 'fixture-message-0001', 'Ünïcode', 'a b'])('accepts %s', (id) => {
    expect(schema.parse(id)).toBe(id);
  });

  it.each([
    '',
    '.',
    '..',
    'a/b',
    '__all__',
    '\ud800',
    'a\u0000b',
    '__a\nb__',
    '__a\u2028b__',
    '__a\u2029b__',
    '\ud800\u0000',
    7,
    undefined,
  ])('refuses %j with the given sentence', (id) => {
    const messages = schema.safeParse(id).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['There is no such message.']);
  });
});
