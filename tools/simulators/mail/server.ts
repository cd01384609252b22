import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { listenLocally, type RunningServer } from '../listen-locally.ts';

// A real SMTP server that keeps what it takes: a page shows it, and tests read it. It never passes a mail on.

export interface MailOptions {
  /** Of the page; 0 takes any free port. */
  readonly port: number;
  readonly smtpPort: number;
  /** What the server answers to a mail for this address, instead of taking it. The default: nothing. */
  readonly refusalOf?: (address: string) => Refusal | undefined;
  /** Mails above that many push the oldest out. */
  readonly keep?: number;
}

/** An answer such as 451 or 550, and where it comes: to the address, or to the whole mail. */
export interface Refusal {
  readonly code: number;
  readonly words: string;
  readonly at: 'address' | 'mail';
}

/** A mail that the server took. */
export interface TakenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface RunningMail extends RunningServer {
  /** Address for what sends mails: smtp://127.0.0.1:… */
  readonly smtp: string;
  readonly taken: () => readonly TakenMail[];
}

const KEPT = 1000;

const refused = ({ code, words }: Refusal) => Object.assign(new Error(words), { responseCode: code });

async function read(stream: SMTPServerDataStream, to: string): Promise<TakenMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  return {
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

/** The addresses for which `POST /control/refuse` asked. */
type Refusals = Map<string, Refusal>;

function smtpServer(keep: (mail: TakenMail) => void, refusalOf: (address: string) => Refusal | undefined) {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = refusalOf(address);
      done(refusal?.at === 'address' ? refused(refusal) : null);
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const refusal = refusalOf(to);
      read(stream, to).then(
        (mail) => {
          if (refusal?.at === 'mail') return done(refused(refusal));
          keep(mail);
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Each mail in a frame of its own, which runs no script. */
const pageOf = (mails: readonly TakenMail[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><h1>Mails that were sent</h1>${
    mails.length === 0
      ? '<p>None yet.</p>'
      : mails
          .toReversed()
          .map(
            ({ to, subject, html }) =>
              `<section><h2>${escaped(subject)}</h2><p>To ${escaped(to)}</p><iframe sandbox="allow-popups" title="${escaped(subject)}" width="640" height="420" srcdoc="${escaped(html)}"></iframe></section>`,
          )
          .join('')
  }</html>`;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk;
  return JSON.parse(text);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  mails: readonly TakenMail[],
  refusals: Refusals,
) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mail');
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(body);
  };
  const key = `${request.method} ${pathname}`;
  if (key === 'GET /') return send(200, 'text/html; charset=utf-8', pageOf(mails));
  if (key === 'GET /mails') {
    const to = searchParams.get('to');
    return send(
      200,
      'application/json',
      JSON.stringify(mails.filter((mail) => to === null || mail.to === to)),
    );
  }
  if (key === 'POST /control/refuse') {
    const { to, ...refusal } = (await bodyOf(request)) as Refusal & { to: string };
    if (refusal.code) refusals.set(to, refusal);
    else refusals.delete(to);
    return send(200, 'application/json', '{}');
  }
  return send(404, 'application/json', '{"error":"Not found."}');
}

/** Starts the mail simulator on 127.0.0.1; rejects when a port is taken. */
export async function startMail({
  port,
  smtpPort,
  refusalOf,
  keep = KEPT,
}: MailOptions): Promise<RunningMail> {
  const mails: TakenMail[] = [];
  const refusals: Refusals = new Map();
  const smtp = smtpServer(
    (mail) => {
      mails.push(mail);
      mails.splice(0, mails.length - keep);
    },
    (address) => refusals.get(address) ?? refusalOf?.(address),
  );
  // A client that leaves in the middle of a mail is no concern of the simulator.
  smtp.on('error', (error) => console.error(`mail: ${error.message}`));
  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(smtpPort, '127.0.0.1', resolve);
  });
  const http = createServer((request, response) => {
    answer(request, response, mails, refusals).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  const page = await listenLocally(http, port);
  return {
    url: page.url,
    smtp: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    taken: () => mails,
    close: async () => {
      await page.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}
