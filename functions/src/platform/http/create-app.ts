import type { Endpoint } from '@boma/domain/endpoint.ts';
import { AppError } from '@boma/domain/errors.ts';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { CallerCtx, Client, Ctx } from '../context.ts';
import { CALL_DEADLINE_MS, READ_DEADLINE_MS, withinDeadline } from '../deadline.ts';
import { requireUnnamed } from '../require-unnamed.ts';
import { type Admitted, admit, admitToAction, requireTrail } from './admit.ts';
import { answer } from './answer.ts';
import { APP_CHECK_HEADER, type AppCheck, attest } from './attest.ts';
import { requireCanonicalAddress } from './canonical-address.ts';
import { clientOf } from './client.ts';
import { cors } from './cors.ts';
import { logRequest } from './log-request.ts';
import { fieldsOf, parseParams, parsePart, readBody, refuseLargeBody } from './parse-request.ts';
import { logLateFailure, refuse } from './refuse.ts';
import { type AnyRoute, answerOf, type Call, type RawBody, type Routes, type Table } from './routes.ts';

/** The parts of the edge that the caller of `createApp` supplies. */
export interface Edge {
  readonly contextOf: (authorization: string | undefined, client: Client) => CallerCtx;
  readonly isOwnOrigin: (origin: string) => boolean;
  /** Absent: no call needs a token of App Check. */
  readonly appCheck?: AppCheck;
}

const contexts = new WeakMap<Request, CallerCtx>();

function contextFor(req: Request): CallerCtx {
  const ctx = contexts.get(req);
  if (!ctx) throw new Error('A request reached its route without a context.');
  return ctx;
}

const express5Path = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The pattern of the address that this request has matched. */
const patternOf = (req: Request): string | null => (req.route as { path?: string } | undefined)?.path ?? null;

function headers(res: Response, ctx: Ctx): void {
  res.removeHeader('X-Powered-By');
  res.setHeader('X-Request-Id', ctx.requestId);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
}

function begin(edge: Edge) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const client = clientOf(req.headers, req.socket.remoteAddress, edge.isOwnOrigin);
    const ctx = edge.contextOf(req.headers.authorization, client);
    contexts.set(req, ctx);
    headers(res, ctx);
    logRequest(ctx, req, res, () => patternOf(req));
    next();
  };
}

/** A call that anyone may make and that takes no body only reads. */
const deadlineOf = ({ who, body }: Endpoint): number =>
  who === 'anyone' && !body ? READ_DEADLINE_MS : CALL_DEADLINE_MS;

interface Parsed {
  readonly ctx: Admitted;
  readonly input: object;
}

function parse(endpoint: Endpoint, ctx: Admitted, req: Request & RawBody): Parsed {
  // Everything after the first question mark: a value may contain another.
  const search = /\?(.*)$/.exec(req.originalUrl)?.[1] ?? '';
  const params = endpoint.params && parseParams(endpoint.params, req.params);
  const query =
    endpoint.query && parsePart(endpoint.query, fieldsOf(new URLSearchParams(search), endpoint.query));
  requireCanonicalAddress(endpoint, { path: req.path, search }, { params, query });
  const body = endpoint.body && parsePart(endpoint.body, readBody(req.headers, req.rawBody, endpoint.body));
  if (typeof endpoint.who !== 'string') requireUnnamed(body, endpoint.mayNameProtected);
  return { ctx, input: { ...params, ...query, ...Object(body) } };
}

interface Served {
  readonly endpoint: Endpoint;
  readonly route: AnyRoute;
  readonly appCheck: AppCheck | undefined;
}

/** @throws AppError for whatever is wrong with the request, `internal` when the answer breaks the contract. */
async function call({ endpoint, route, appCheck }: Served, req: Request & RawBody): Promise<string> {
  refuseLargeBody(req.headers, req.rawBody, endpoint.bodyMax);
  const ctx = contextFor(req);
  const work = async (): Promise<unknown> => {
    const name = `${req.method} ${patternOf(req)}`;
    if (appCheck) await attest({ endpoint, name, token: req.header(APP_CHECK_HEADER) }, appCheck, ctx);
    const parsed = parse(endpoint, await admit(endpoint.who, ctx), req);
    const admitted = await admitToAction(endpoint.who, parsed.ctx, parsed.input);
    const result = await answerOf(route, { ctx: admitted, input: parsed.input } as Call<Endpoint>);
    requireTrail(ctx);
    return result;
  };
  const result = await withinDeadline(work(), deadlineOf(endpoint), (error) => logLateFailure(error, ctx));
  const response = endpoint.response.safeParse(result);
  if (!response.success) throw new AppError('internal', { cause: response.error });
  return JSON.stringify(response.data);
}

function allow(methods: ReadonlySet<string>) {
  const value = [...methods].join(', ');
  return (req: Request, res: Response): void => {
    res.setHeader('Allow', value);
    if (req.method !== 'OPTIONS') throw new AppError('method-not-allowed');
    res.setHeader('Cache-Control', 'no-store');
    res.status(204).end();
  };
}

const VERBS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

function addRoutes(
  app: Express,
  table: Table,
  routes: Readonly<Record<string, AnyRoute>>,
  appCheck: AppCheck | undefined,
): void {
  const methods = new Map<string, Set<string>>();
  for (const [name, endpoint] of Object.entries(table)) {
    const route = routes[name];
    if (!route) throw new Error(`No verb for ${name}.`);
    const path = express5Path(endpoint.path);
    const allowed = (methods.get(path) ?? new Set()).add(endpoint.method);
    methods.set(path, allowed);
    if (endpoint.method === 'GET' && endpoint.effect) app.head(path, allow(allowed));
    else if (endpoint.method === 'GET') allowed.add('HEAD');
    app[VERBS[endpoint.method]](path, async (req, res) => {
      const body = await call({ endpoint, route, appCheck }, req);
      answer(req, res, body, { type: 'application/json; charset=utf-8', cache: endpoint.cache });
    });
  }
  for (const [path, allowed] of methods) app.all(path, allow(allowed));
}

/** The web application of a table of endpoints: parses requests, calls verbs, checks answers and words refusals. */
export function createApp<T extends Table>(table: T, routes: Routes<T>, edge: Edge): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').enable('strict routing');
  app.use(begin(edge));
  app.use(cors(edge.isOwnOrigin));
  addRoutes(app, table, routes as Readonly<Record<string, AnyRoute>>, edge.appCheck);
  app.use(() => {
    throw new AppError('not-found');
  });
  app.use((error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    refuse(error, contextFor(req), res);
  });
  return app;
}
