import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningMail, startMail } from '../../../tools/simulators/mail/server.ts';
import { closeMailTransport, giveToServer, problemOf } from './mail-transport.ts';

const refusals = {
  'busy@a.test': { code: 451, words: '4.7.1 Try again later', at: 'address' },
  'none@a.test': { code: 550, words: '5.1.1 No such user', at: 'address' },
  'plain@a.test': { code: 550, words: 'Unknown user', at: 'address' },
  'full@a.test': { code: 552, words: '5.2.2 Mailbox full', at: 'address' },
  'policy@a.test': { code: 550, words: '5.7.1 Refused by policy', at: 'address' },
  'spam@a.test': { code: 554, words: '5.7.1 Looks like spam', at: 'mail' },
  'slow@a.test': { code: 450, words: '4.2.0 Greylisted', at: 'mail' },
} as const;

let server: RunningMail;
beforeAll(async () => {
  server = await startMail({
    port: 0,
    smtpPort: 0,
    refusalOf: (address) => refusals[address as keyof typeof refusals],
  });
  vi.stubEnv('SMTP_URL', server.smtp);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  closeMailTransport();
  await server.close();
});

const give = (to: string) =>
  giveToServer({ from: 'rangers@boma.test', to, subject: 'Lion', text: 'At Tau.' });

describe('what a mail server answers', () => {
  it('is nothing when it takes the mail', async () => {
    expect(await give('thandi@a.test')).toBeUndefined();
    expect(server.taken()).toMatchObject([{ to: 'thandi@a.test', subject: 'Lion', text: 'At Tau.\n' }]);
  });

  it.each([
    ['busy@a.test', 'deferred'],
    ['slow@a.test', 'later'],
    ['none@a.test', 'no-address'],
    ['plain@a.test', 'no-address'],
    ['full@a.test', 'refused'],
    ['policy@a.test', 'refused'],
    ['spam@a.test', 'refused'],
  ] as const)('for %s means: %s', async (to, kind) => {
    const { code, words } = refusals[to];
    expect(await give(to)).toEqual({ kind, words: `${code} ${words}` });
  });

  it('is about all mails when it is the answer to the sender or the text, and when the server closes', () => {
    const response = '450 4.7.1 Too many mails today';
    const problem = { code: 'EENVELOPE', responseCode: 450, response, command: 'RCPT TO' };
    expect(problemOf(problem)).toEqual({ kind: 'deferred', words: response });
    expect(problemOf({ ...problem, command: 'MAIL FROM' })).toEqual({ kind: 'later', words: response });
    // A quota is often said of the text, and hinders all mails.
    expect(problemOf({ ...problem, command: 'DATA' })).toEqual({ kind: 'later', words: response });
    expect(problemOf({ ...problem, responseCode: 421 })).toEqual({ kind: 'later', words: response });
  });

  it('is to be tried again when no server is there', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
    expect(await give('thandi@a.test')).toMatchObject({
      kind: 'later',
      words: expect.stringContaining('ECONNREFUSED'),
    });
    vi.stubEnv('SMTP_URL', server.smtp);
  });
});
