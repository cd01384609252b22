import type { ApiInput, ApiResponse } from '@boma/domain/api.ts';
import { type ApiName, apiPaths } from '@boma/domain/api-paths.ts';
import { AppError, type ErrorBody, type ErrorCode, errorStatus } from '@boma/domain/errors.ts';
import { API_ORIGIN, API_TIMEOUT } from '../config/api.ts';
import { readStored, storageKeys } from './storage.ts';

type Query = Readonly<Record<string, unknown>>;

/** `{type: ['a', 'b'], page: 2}` → `type=a&type=b&page=2`; what is undefined is left out. */
export function toQueryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item) => [key, String(item)] as [string, string]),
  );
  return new URLSearchParams(pairs).toString();
}

function addressOf(name: ApiName, params: Query, query: Query): string {
  const path = apiPaths[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const text = toQueryString(query);
  return `${API_ORIGIN}${path}${text && `?${text}`}`;
}

/** GETs are answered by shared caches with the same bytes for everybody, so they carry no Authorization. */
function headersFor(method: string, body: unknown): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(method === 'GET' ? {} : { Authorization: `Bearer ${readStored(storageKeys.apiToken)}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}

const codeByStatus = new Map<number, ErrorCode>(
  Object.entries(errorStatus).map(([code, status]) => [status, code as ErrorCode]),
);

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    value.code in errorStatus
  );
}

/** The same error the server threw. Where a platform answered before our code, the status alone tells the kind. */
async function toAppError(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) return new AppError(body.code, body);
  const fallback = response.status >= 500 ? 'unavailable' : 'malformed-body';
  return new AppError(codeByStatus.get(response.status) ?? fallback);
}

/**
 * Calls the REST interface by the name an endpoint has in the contract.
 *
 * @throws AppError with the server's code; `unavailable` when nothing answered within 15 seconds.
 */
export async function callApi<N extends ApiName>(
  name: N,
  input: Partial<ApiInput<N>> = {},
): Promise<ApiResponse<N>> {
  const { method } = apiPaths[name];
  const body: unknown = input.body;
  const response = await fetch(addressOf(name, (input.params ?? {}) as Query, (input.query ?? {}) as Query), {
    method,
    headers: headersFor(method, body),
    signal: AbortSignal.timeout(API_TIMEOUT),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
  if (!response.ok) throw await toAppError(response);
  return (await response.json()) as ApiResponse<N>;
}
