import type { ApiInput, ApiName, ApiResponse } from '@boma/domain/api.ts';
import type { CallPath } from '@boma/domain/call-paths.ts';
import { AppError, type CallersCode, type ErrorCode } from '@boma/domain/errors.ts';
import { firstCalls } from '@boma/domain/first-calls.ts';
import { API_ORIGIN, API_TIMEOUT } from '../config/api.ts';
import { usesAppCheck } from '../config/uses-app-check.ts';
import { logFailure } from './log.ts';
import { learnServerTime } from './server-clock.ts';
import { readStored } from './storage.ts';
import { apiTokenKey } from './storage-keys.ts';

/** Answers a refusal for every caller: the session floor, which the client does not know. */
export interface RefusalHandler {
  /** Shows the visitor what every caller would say about this refusal. `sent` is the API token the call was made with. */
  readonly answerRefusal: (error: AppError, sent: string | null) => void;
  /** True if the refused call should be made once more. */
  readonly shouldRetry: (error: AppError, sent: string | null) => Promise<boolean>;
}

let loadRefusalHandler: (() => Promise<RefusalHandler>) | undefined;

/** Names the handler of refusals. It is loaded with the first refusal: most pages never get one. */
export function handleRefusalsWith(load: () => Promise<RefusalHandler>): void {
  loadRefusalHandler = load;
}

type Query = Readonly<Record<string, unknown>>;
type AnyInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** `{type: ['a', 'b'], page: 2}` → `type=a&type=b&page=2`; what is undefined is left out. */
export function toQueryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item) => [key, String(item)] as [string, string]),
  );
  return new URLSearchParams(pairs).toString();
}

/** The table of all calls is loaded with the first call that a page can come alive without. */
const pathOf = async (name: ApiName): Promise<CallPath> =>
  (await import('@boma/domain/api-paths.ts')).apiPaths[name];

function addressOf(call: CallPath, params: Query, query: Query): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const text = toQueryString(query);
  return `${API_ORIGIN}${path}${text && `?${text}`}`;
}

/** Most GETs are answered by shared caches with the same bytes for everybody, so they carry no Authorization. */
function headersFor(
  { method, personal }: CallPath,
  body: unknown,
  apiToken: string | null,
  attestation: string | undefined,
): Record<string, string> {
  const token = method !== 'GET' || personal ? apiToken : null;
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(attestation === undefined ? {} : { 'X-Firebase-AppCheck': attestation }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}

/** App Check's token, for a call that carries one. */
async function attestationOf({ attested }: CallPath): Promise<string | undefined> {
  if (!attested) return undefined;
  const { attest } = await import('./firebase/attest-call.later.ts');
  return attest();
}

/** Characters. Browsers refuse what pages send after their end beyond 64 KiB together, and a character has up to three bytes. */
const KEPT_ALIVE_MAX = 16_000;

interface SendOptions {
  /** As it was when the call was made: signing out removes it while the table of calls is being loaded. */
  readonly token: string | null;
  readonly method?: 'HEAD';
  readonly cache?: RequestCache;
  /** Milliseconds. */
  readonly timeout?: number;
}

async function send(
  name: ApiName,
  { params = {}, query = {}, body }: AnyInput,
  { token, timeout = API_TIMEOUT, ...options }: SendOptions,
): Promise<Response> {
  try {
    const call = firstCalls[name] ?? (await pathOf(name));
    const { method = call.method } = options;
    const text = body === undefined ? '' : JSON.stringify(body);
    const attestation = usesAppCheck ? await attestationOf(call) : undefined;
    const asked = Date.now();
    const response = await fetch(addressOf(call, params as Query, query as Query), {
      ...options,
      method,
      headers: headersFor(call, body, token, attestation),
      signal: AbortSignal.timeout(timeout),
      // A viewer who deletes a message and reloads at once would otherwise find it there again.
      keepalive: call.method !== 'GET' && text.length <= KEPT_ALIVE_MAX,
      body: text || null,
    });
    if (response.ok) learnServerTime(response.headers, { asked, isNew: method !== 'GET' });
    return response;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}

/** In JSON: an angle bracket, what cannot be seen, or many marks in a row. Of other texts, cleaning removes white space alone. */
const SUSPECT = /<|\\u[0-9a-f]{4}|\p{C}|[\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\p{Mn}{4}/u;

/** The server cleans every text of a body. The writer reads what that has removed, never silently. */
async function tellWriter(body: unknown): Promise<void> {
  if (body === undefined || !SUSPECT.test(JSON.stringify(body))) return;
  try {
    const { tellRemoved } = await import('./tell-removed.later.ts');
    tellRemoved(body);
  } catch (cause) {
    // The call itself succeeded.
    logFailure('Telling the writer what was removed', cause);
  }
}

interface CallOptions {
  /** The codes that the caller words itself. */
  readonly own?: readonly CallersCode[];
  /** For the calls that begin, check or end the session: they answer for its end themselves. */
  readonly ofSession?: boolean;
  /** Milliseconds; 15 seconds by default. */
  readonly timeout?: number | undefined;
  /** An API token other than that of the session. The caller then answers for its end, too. */
  readonly token?: string | null;
}

/** Who answers this refusal: the caller alone, or the session for every caller. */
function isCallers(code: ErrorCode, { own = [], ofSession = false, token }: CallOptions): boolean {
  if (code === 'unauthenticated' || code === 'token-expired') return ofSession || token !== undefined;
  return own.includes(code);
}

async function callOnce(
  name: ApiName,
  input: AnyInput,
  options: CallOptions,
  again: boolean,
): Promise<unknown> {
  const { timeout, token = readStored(apiTokenKey) } = options;
  const response = await send(name, input, { token, ...(timeout && { timeout }) });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body === undefined) throw new AppError('unavailable');
  if (response.ok) await tellWriter(input.body);
  if (response.ok && !Object(body).alert) return body;
  const { announceSuccess, toAppError } = await import('./api-answer.later.ts');
  if (response.ok) {
    announceSuccess(body);
    return body;
  }
  const error = toAppError(response, body);
  const handler = isCallers(error.code, options) ? undefined : await loadRefusalHandler?.();
  if (!again && (await handler?.shouldRetry(error, token))) return callOnce(name, input, options, true);
  handler?.answerRefusal(error, token);
  throw error;
}

/**
 * The headers that an endpoint would answer with now: `HEAD`, past the browser's cache.
 * @throws AppError `unavailable` when nothing answered within `timeout` milliseconds.
 */
export async function fetchHeaders(
  name: ApiName,
  { timeout }: { readonly timeout: number },
): Promise<Headers> {
  const token = readStored(apiTokenKey);
  const { headers } = await send(name, {}, { token, method: 'HEAD', cache: 'no-store', timeout });
  return headers;
}

/**
 * Calls an endpoint of the REST interface by its name in the contract. A call whose token has ended is made once more with
 * a new one, if the viewer's sign-in still stands.
 *
 * The session answers refusals for every caller: it asks the visitor to sign in, or shows the server's message. `own`
 * lists the codes that the caller words itself; such a refusal is neither retried nor answered here. The end of the session
 * is never among them.
 *
 * @throws AppError with the server's code; `unavailable` when nothing answered in time.
 */
export function callApi<N extends ApiName>(
  name: N,
  input: Partial<ApiInput<N>> = {},
  options: CallOptions = {},
): Promise<ApiResponse<N>> {
  return callOnce(name, input, options, false) as Promise<ApiResponse<N>>;
}
