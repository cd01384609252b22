import type { IncomingMessage } from 'node:http';
import { catchUp } from '../engine/due.ts';
import { INCLUDABLES } from '../includables.ts';
import { ROUTES } from '../routes.ts';
import type { RequestFault } from '../state/settings.ts';
import type { World } from '../state/world.ts';
import { API_VERSION } from '../version.ts';
import type { Answer } from './answer.ts';
import { readText } from './body.ts';
import { expanded } from './expand.ts';
import { takeFault } from './fault.ts';
import { decodeForm, type Form } from './form.ts';
import { fingerprint, inProgress, remember, rememberedAnswer } from './idempotency.ts';
import { refusal } from './params.ts';
import type { Route } from './route.ts';
import { invalid, StripeFault } from './stripe-error.ts';

export interface Api {
  world: World;
  /** Where refusals are logged. */
  log: (line: string) => void;
  /** Keys of requests that have not been answered yet. */
  inFlight: Set<string>;
}

interface Asked {
  method: string;
  path: string;
  query: string;
  body: string;
  key: string | undefined;
}

type Result = Answer & { hangUp?: boolean };

function authorise({ headers }: IncomingMessage): void {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (!key) throw new StripeFault(401, 'invalid_request_error', 'You did not provide an API key.');
  if (!/^(sk|rk)_test_/.test(key)) {
    throw new StripeFault(
      401,
      'invalid_request_error',
      'Invalid API Key: the Stripe simulator takes test keys only.',
    );
  }
  const version = headers['stripe-version'];
  if (version && version !== API_VERSION) {
    throw new StripeFault(
      400,
      'invalid_request_error',
      `The Stripe simulator speaks ${API_VERSION}, not ${String(version)}.`,
    );
  }
}

function findRoute({ method, path }: Asked): { route: Route; ids: string[] } {
  for (const route of ROUTES) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match) return { route, ids: match.slice(1).map((id) => decodeURIComponent(id)) };
  }
  throw new StripeFault(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}). The Stripe simulator does not know it; Stripe itself may.`,
  );
}

function read({ query, body }: Asked, route: Route): { expand: string[] | undefined; form: unknown } {
  const form: Form = { ...decodeForm(query), ...decodeForm(body) };
  const parsed = route.params.safeParse(form, { reportInput: true });
  if (!parsed.success) throw refusal(parsed.error.issues);
  return { form: parsed.data, expand: form.expand as string[] | undefined };
}

const ORDERED = 'A control told this request to fail.';
const failed = () => new StripeFault(500, 'api_error', ORDERED);

function perform({ world, log }: Api, asked: Asked, requestId: string, fault?: RequestFault): Answer {
  const { route, ids } = findRoute(asked);
  const { form, expand } = read(asked, route);
  world.request = { id: requestId, idempotency_key: asked.key ?? null };
  const answer = (status: number, body: string): Answer => {
    if (asked.key !== undefined) {
      const { key: id, method, path } = asked;
      const mark = fingerprint(asked.body + asked.query);
      const kept = { id, created: world.now(), method, path, fingerprint: mark, status, body, requestId };
      remember(world, kept);
    }
    return { status, body };
  };
  try {
    if (fault?.kind === 'fail_kept') throw failed();
    if (fault?.kind === 'refuse') throw invalid(ORDERED);
    const made = route.handle({ world, path: asked.path, ids, form });
    return answer(200, JSON.stringify(expanded(world, INCLUDABLES, made, expand), null, 2));
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    log(`${asked.method} ${asked.path} refused: ${error.message}`);
    return answer(error.status, error.body());
  } finally {
    world.request = { id: null, idempotency_key: null };
  }
}

async function answerOnce(api: Api, asked: Asked, requestId: string): Promise<Result> {
  const { world, inFlight } = api;
  const { key } = asked;
  if (key !== undefined) {
    if (inFlight.has(key)) throw inProgress(key);
    const before = rememberedAnswer(world, key, { ...asked, body: asked.body + asked.query });
    if (before) {
      const headers = { 'idempotent-replayed': 'true', 'original-request': before.requestId };
      return { status: before.status, body: before.body, headers };
    }
    inFlight.add(key);
  }
  try {
    const fault = takeFault(world, asked);
    // One turn of the event loop at least: two requests that arrive together do overlap.
    await new Promise((resolve) =>
      fault?.kind === 'slow' ? setTimeout(resolve, fault.ms) : setImmediate(resolve),
    );
    if (fault?.kind === 'fail') throw failed();
    catchUp(world);
    return { ...perform(api, asked, requestId, fault), hangUp: fault?.kind === 'lose_answer' };
  } finally {
    if (key !== undefined) inFlight.delete(key);
  }
}

/** Answers one call of the Stripe API; undefined when a fault loses the answer. */
export async function answerApi(api: Api, request: IncomingMessage, url: URL): Promise<Answer | undefined> {
  const requestId = api.world.id('req');
  const method = request.method ?? 'GET';
  const header = request.headers['idempotency-key'];
  const json = { 'content-type': 'application/json', 'request-id': requestId, 'stripe-version': API_VERSION };
  try {
    const body = await readText(request);
    if (body === undefined) throw new StripeFault(413, 'invalid_request_error', 'The request is too long.');
    authorise(request);
    const asked: Asked = {
      method,
      path: url.pathname,
      query: url.search.slice(1),
      body,
      // As at Stripe, a key means nothing on a GET or a DELETE.
      key: method === 'POST' && header !== undefined ? String(header) : undefined,
    };
    const result = await answerOnce(api, asked, requestId);
    if (result.hangUp) return undefined;
    const { status, body: text = '' } = result;
    return { status, body: text, headers: { ...json, ...result.headers } };
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    api.log(`${method} ${url.pathname} refused: ${error.message}`);
    return { status: error.status, body: error.body(), headers: json };
  }
}
