import { AppError, type ErrorBody, type ErrorCode, errorStatus } from '@boma/domain/errors.ts';
import { showToast } from './toasts.ts';

const codeByStatus = new Map<number, ErrorCode>(
  Object.entries(errorStatus).map(([code, status]) => [status, code as ErrorCode]),
);

function isErrorBody(value: unknown): value is ErrorBody {
  const { code }: { code?: unknown } = Object(value);
  return typeof code === 'string' && code in errorStatus;
}

/** The error the server threw. If a platform answered before our code, the status alone gives the code. */
export function toAppError(response: Response, body: unknown): AppError {
  const wait = response.headers.get('retry-after');
  const retryAfter = wait === null || Number.isNaN(Number(wait)) ? {} : { retryAfter: Number(wait) };
  if (isErrorBody(body)) return new AppError(body.code, { ...body, ...retryAfter });
  const fallback = response.status >= 500 ? 'unavailable' : 'malformed-body';
  return new AppError(codeByStatus.get(response.status) ?? fallback, retryAfter);
}

/** Shows the message that the server sent with a successful answer. */
export function announceSuccess(body: unknown): void {
  const { alert, caption }: { alert?: unknown; caption?: unknown } = Object(body);
  if (typeof alert !== 'string') return;
  const above = typeof caption === 'string' ? { caption } : {};
  showToast({ kind: 'app', tone: 'success', text: alert, ...above });
}
