import { type ApiResponse, api } from '@boma/domain/api.ts';
import type { ApiName } from '@boma/domain/api-paths.ts';
import { site } from './run.ts';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** A body as it goes out, for what JSON made of an object could not say. */
  readonly text?: string;
  /** Gives up waiting for the answer; what the server does is not undone by that. */
  readonly signal?: AbortSignal;
}

/** The answer of an endpoint as it comes, through Hosting. */
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

/** What an endpoint answers, once more checked against the contract. @throws Error when it refuses. */
export async function call<N extends ApiName>(name: N, options: CallOptions = {}): Promise<ApiResponse<N>> {
  const answer = await request(name, options);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  return api[name].response.parse(await answer.json()) as ApiResponse<N>;
}
