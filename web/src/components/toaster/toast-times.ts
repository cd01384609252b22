import { NOTICE_DEFAULT_TIMEOUT } from '@boma/domain/notifications/notifications.constants.ts';
import type { Toast } from '../../lib/toasts.ts';

/** Milliseconds that each kind stays, unless the toast itself says otherwise. */
export const TOAST_TIMES = {
  app: 3000,
  plain: NOTICE_DEFAULT_TIMEOUT,
  identity: 30_000,
  notice: NOTICE_DEFAULT_TIMEOUT,
} as const;

/** What stays longer than this can be put away by hand, in milliseconds. */
const LONG = 5000;

export function timeOf({ kind = 'plain', timeout = TOAST_TIMES[kind] }: Toast): number {
  return timeout;
}

export const isLong = (toast: Toast) => timeOf(toast) > LONG;
