import { expect, it } from 'vitest';
import { mailWords, nextTryWords, triesWords, troubleWords } from './mail-words.ts';

it.each([
  ['550 5.1.1 <lion@a.test>: user unknown', 'Nobody has this address.'],
  ['550', 'Nobody has this address.'],
  ['552 5.2.2 mailbox full', 'The mailbox is full.'],
  ['554 spam', 'The other side took it for spam.'],
  ['550 5.7.1 rejected by policy', 'The other side took it for spam.'],
  ['535 Authentication failed', 'Our mail server did not let us sign in.'],
  ['535 5.7.8 Username and Password not accepted', 'Our mail server did not let us sign in.'],
  ['530 5.7.0 Authentication required', 'Our mail server did not let us sign in.'],
  ['550 5.7.26 blocked: the sender is unauthenticated', 'The other side took it for spam.'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server did not take it in time.'],
  ['421 try again later', 'The mail server did not take it in time.'],
  ['The lion ate it', 'The mail server refused it.'],
])('says what %j means', (error, words) => {
  expect(troubleWords(error)).toBe(words);
});

it('says why a mail is here, and whether it is tried again', () => {
  expect(mailWords({ state: 'withheld', error: '554 spam' })).toBe('This address gets no more mails.');
  expect(mailWords({ state: 'waiting', error: null })).toBe('It waits for the mail server.');
  expect(mailWords({ state: 'failed', error: null })).toBe('The mail server refused it.');
  expect(nextTryWords({ state: 'failed', next_at: 0 })).toBe('Not tried again');
  expect(nextTryWords({ state: 'waiting', next_at: Date.UTC(2026, 10, 22, 12) })).toMatch(/^Nov 22, 2026, /);
  expect([triesWords(0), triesWords(1), triesWords(2)]).toEqual(['0 tries', '1 try', '2 tries']);
});
