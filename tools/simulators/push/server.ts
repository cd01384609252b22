import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally, type RunningServer } from '../listen-locally.ts';

// Stands in for Firebase Cloud Messaging, whose host cannot be changed. Browsers get pushes only from their maker's
// service, so what is sent waits here: a page shows it, and a test delivers it to the worker by the DevTools protocol.

export interface PushOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Hears of each message that is taken. */
  readonly onTaken?: (token: string) => void;
}

interface Message {
  readonly token: string;
  readonly data: Readonly<Record<string, string>>;
  /** Unix milliseconds. */
  readonly sent_at: number;
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

const BODY_LIMIT = 8192;
const BATCH_LIMIT = 500 * BODY_LIMIT;
/** Above that many the oldest go. */
const KEPT = 1000;

const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<unknown> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) if (text.length <= limit) text += chunk;
  try {
    return text.length > limit ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A message as the service takes it: data alone, and every value a text. */
function messageFrom(body: unknown, now: number): Message | undefined {
  const { token, data }: { token?: unknown; data?: unknown } = Object(body);
  const values: unknown[] = Object.values(Object(data) as object);
  if (!isText(token) || typeof data !== 'object' || values.some((value) => typeof value !== 'string'))
    return undefined;
  return { token, data: data as Message['data'], sent_at: now };
}

const item = ({ token, data, sent_at }: Message) =>
  `<li><time>${new Date(sent_at).toISOString()}</time> <b>${escaped(data.title ?? '')}</b> ${escaped(data.body ?? '')} <small>${escaped(data.url ?? '')}, to ${escaped(token.slice(0, 16))}…</small></li>`;

const pageOf = (messages: readonly Message[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pushes</title><h1>Pushes that were sent</h1>${
    messages.length === 0 ? '<p>None yet.</p>' : `<ol>${messages.toReversed().map(item).join('')}</ol>`
  }</html>`;

class Mailbox {
  readonly #messages: Message[] = [];
  readonly #gone = new Set<string>();
  /** Tokens whose next messages are not taken, and how many. */
  readonly #busy = new Map<string, number>();
  readonly #onTaken: ((token: string) => void) | undefined;

  constructor(onTaken?: (token: string) => void) {
    this.#onTaken = onTaken;
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://push');
    const key = `${request.method} ${pathname}`;
    if (key === 'GET /')
      return { status: 200, type: 'text/html; charset=utf-8', body: pageOf(this.#messages) };
    if (key === 'GET /messages') {
      const token = searchParams.get('token');
      return json(this.#messages.filter((message) => token === null || message.token === token));
    }
    if (key === 'POST /messages/batch') return this.#takeAll(await readBody(request, BATCH_LIMIT));
    if (key === 'POST /control/gone') {
      const { token }: { token?: unknown } = Object(await readBody(request));
      if (!isText(token)) return json({ error: 'Name the token.' }, 400);
      this.#gone.add(token);
      return json({});
    }
    if (key === 'POST /control/busy') {
      const { token, times }: { token?: unknown; times?: unknown } = Object(await readBody(request));
      if (!isText(token)) return json({ error: 'Name the token.' }, 400);
      this.#busy.set(token, Number(times));
      return json({});
    }
    return json({ error: 'Not found.' }, 404);
  }

  #takeAll(body: unknown): Answer {
    const { messages }: { messages?: unknown } = Object(body);
    const parsed = Array.isArray(messages) ? messages.map((each) => messageFrom(each, Date.now())) : [];
    if (parsed.length === 0 || parsed.length > 500 || parsed.includes(undefined))
      return json({ error: 'Send up to 500 messages, each a token, and data whose values are texts.' }, 400);
    return json({ answers: parsed.map((message) => message && this.#take(message)) });
  }

  /** As the service answers for each message: also for a browser that has ended its subscription. */
  #take(message: Message): 'sent' | 'gone' | 'later' {
    const { token } = message;
    if (this.#gone.has(token)) return 'gone';
    const busy = this.#busy.get(token) ?? 0;
    if (busy > 0) {
      this.#busy.set(token, busy - 1);
      return 'later';
    }
    this.#messages.push(message);
    this.#messages.splice(0, this.#messages.length - KEPT);
    this.#onTaken?.(token);
    return 'sent';
  }
}

async function serve(mailbox: Mailbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {
    status,
    type = 'application/json',
    body,
  } = await mailbox.answer(request).catch((error: unknown) => {
    console.error(error);
    return json({ error: 'The push simulator could not answer.' }, 500);
  });
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

/** Starts the push simulator on 127.0.0.1; rejects when the port is taken. */
export async function startPush({ port, onTaken }: PushOptions): Promise<RunningServer> {
  const mailbox = new Mailbox(onTaken);
  return listenLocally(
    createServer((request, response) => void serve(mailbox, request, response)),
    port,
  );
}
