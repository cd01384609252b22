import { type ApiName, type ApiResponse, api } from '@boma/domain/api.ts';
import { repeatWhileLost } from './lost-answers.ts';
import { site } from './run.ts';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The body as text, for bodies that no object can be serialised to. */
  readonly text?: string;
  /** Stops waiting for the answer. The server goes on. */
  readonly signal?: AbortSignal;
}

/** Calls an endpoint through Hosting and returns its raw response. */
export function request(
  name: ApiName,
  { params = {}, query, token, headers, body, text, signal }: CallOptions = {},
): Promise<Response> {
  const { method, path } = api[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const typed = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return fetch(`${site()}${filled}${search}`, {
    method,
    headers: { ...authorization, ...typed, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(text !== undefined && { body: text }),
    ...(signal && { signal }),
  });
}

/** As `call`, for one that may be made twice: repeats it while a busy machine loses its answer, as the site does. */
export async function callAgain<N extends ApiName>(
  name: N,
  options: CallOptions = {},
): Promise<ApiResponse<N>> {
  return parse(name, await repeatWhileLost(() => request(name, options)));
}

/** Calls an endpoint and checks its answer against the contract. @throws Error unless the status is 200. */
export async function call<N extends ApiName>(name: N, options: CallOptions = {}): Promise<ApiResponse<N>> {
  if (api[name].method === 'GET') return callAgain(name, options);
  return parse(name, await request(name, options));
}

async function parse<N extends ApiName>(name: N, answer: Response): Promise<ApiResponse<N>> {
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  return api[name].response.parse(await answer.json()) as ApiResponse<N>;
}
