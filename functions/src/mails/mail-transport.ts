import type { MailProblem } from '@boma/domain/mails/mail.policy.ts';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { smtpUrl } from '../platform/params.ts';

/** Milliseconds. Together less than a function has. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Connections of one process, which stay open for the next mails. */
const POOL = { pool: true, maxConnections: 5, maxMessages: 100 } as const;

let opened: { readonly url: string; readonly transport: Transporter } | undefined;

/** The connections to the mail server; made at the first mail. */
async function transportTo(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  if (opened?.url !== url) {
    opened?.transport.close();
    opened = { url, transport: createTransport({ url, ...POOL, ...LIMITS }) };
  }
  return opened.transport;
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** Characters of what a mail server said that are stored. */
export const WORDS_MAX = 300;
/** What a mail server answers to an address that nobody has (RFC 3463). Other refusals are about the sender or the text. */
const NO_ADDRESS = /^55[013][ -]5\.1\.[1236]/;
/** The same without an enhanced code. It is about the address only as the answer to `RCPT TO`. */
const REFUSED = /^55[013][ -](?!\d\.)/;

/** True for what a mail server says of an address that nobody has, such as `550 5.1.1 No such user`. */
export const saysNoAddress = (words: string): boolean => NO_ADDRESS.test(words);

/** An error that is about the connection or our account is no fault of the mail. */
function kindOf({ code, responseCode = 0, command }: SmtpError, words: string): MailProblem['kind'] {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'later';
  // Only an answer to `RCPT TO` is about one receiver: the others may mean our account. 421: the server closes.
  if (responseCode < 500) return command === 'RCPT TO' && responseCode !== 421 ? 'deferred' : 'later';
  const isAddress = command === 'RCPT TO' && (saysNoAddress(words) || REFUSED.test(words));
  return isAddress ? 'no-address' : 'refused';
}

/** What an error of the mail server means for the mail. */
export function problemOf(error: unknown): MailProblem {
  const smtp = Object(error) as SmtpError;
  const words = (
    smtp.response ?? `${smtp.code ?? ''} ${error instanceof Error ? error.message : String(error)}`
  ).trim();
  return { kind: kindOf(smtp, words), words: words.slice(0, WORDS_MAX) };
}

/** Gives a mail to the mail server. Returns why it did not take it, or undefined. */
export async function giveToServer(mail: SendMailOptions): Promise<MailProblem | undefined> {
  try {
    await (await transportTo(smtpUrl())).sendMail(mail);
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}

/** Ends the open connections, where a process is to end by itself. */
export function closeMailTransport(): void {
  opened?.transport.close();
  opened = undefined;
}
