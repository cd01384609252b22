import type { UnsentMail } from '@boma/domain/mails/mail.schema.ts';
import { momentWords } from '../../lib/moments.ts';

/** The first that fits counts: some servers give one code to several troubles, and say the right one in words. */
const TROUBLES: readonly (readonly [sign: RegExp, words: string])[] = [
  [/\b\d\.2\.2\b|\b552\b|quota|mailbox.*full/i, 'The mailbox is full.'],
  // Before what stands for spam: '535 5.7.8' is a wrong password.
  [/\b53[0-5]\b/, 'Our mail server did not let us sign in.'],
  [/spam|block|blacklist|policy|\b5\.7\.\d|\b554\b/i, 'The other side took it for spam.'],
  [/\b5\.1\.\d|user unknown|no such|does not exist|\b55[013]\b/i, 'Nobody has this address.'],
  [/auth/i, 'Our mail server did not let us sign in.'],
  [/timeout|timed out|ECONN|ENOTFOUND|EAI_AGAIN|\b4\d\d\b/i, 'The mail server did not take it in time.'],
];

/** What the mail server meant. `error` is in its own words. */
export const troubleWords = (error: string): string =>
  TROUBLES.find(([sign]) => sign.test(error))?.[1] ?? 'The mail server refused it.';

/** Why the mail is still here. */
export function mailWords({ state, error }: Pick<UnsentMail, 'state' | 'error'>): string {
  if (state === 'withheld') return 'This address gets no more mails.';
  if (error !== null) return troubleWords(error);
  return state === 'failed' ? 'The mail server refused it.' : 'It waits for the mail server.';
}

/** When it is tried next. */
export const nextTryWords = ({ state, next_at }: Pick<UnsentMail, 'state' | 'next_at'>): string =>
  state === 'waiting' ? momentWords(next_at) : 'Not tried again';

export const triesWords = (attempts: number): string => (attempts === 1 ? '1 try' : `${attempts} tries`);
