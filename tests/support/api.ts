import { type ApiResponse, api } from '@boma/domain/api.ts';
import type { ApiName } from '@boma/domain/api-paths.ts';
import { site } from './run.ts';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The answer of an endpoint as it comes, through Hosting. */
export function request(
  name: ApiName,
  { params = {}, token, headers, body }: CallOptions = {},
): Promise<Response> {
  const { method, path } = api[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const typed = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return fetch(`${site()}${filled}`, {
    method,
    headers: { ...authorization, ...typed, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** What an endpoint answers, once more checked against the contract. @throws Error when it refuses. */
export async function call<N extends ApiName>(name: N, options: CallOptions = {}): Promise<ApiResponse<N>> {
  const answer = await request(name, options);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  return api[name].response.parse(await answer.json()) as ApiResponse<N>;
}
