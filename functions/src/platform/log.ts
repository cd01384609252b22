import { type LogSeverity, write } from 'firebase-functions/logger';

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured lines, each with the id of its request. Fields are flat and few: never a body, a token or an address. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  /** The stack goes to the log and nowhere else. */
  error(message: string, error: unknown, fields?: LogFields): void;
}

/**
 * The same log without repeated errors: a publication that reads again finds the same malformed documents.
 */
export function withoutRepeats(log: Log): Log {
  const logged = new Set<string>();
  return {
    ...log,
    error: (message, error, fields) => {
      const line = JSON.stringify([message, String(error), fields]);
      if (logged.has(line)) return;
      logged.add(line);
      log.error(message, error, fields);
    },
  };
}

export function createLog(requestId: string): Log {
  const line = (severity: LogSeverity, message: string, fields: LogFields = {}) =>
    write({ severity, message, request_id: requestId, ...fields });
  return {
    info: (message, fields) => line('INFO', message, fields),
    warn: (message, fields) => line('WARNING', message, fields),
    error: (message, error, fields) =>
      line('ERROR', message, {
        ...fields,
        error: String(error),
        // Google groups errors by this field alone.
        ...(error instanceof Error && error.stack !== undefined && { stack_trace: error.stack }),
      }),
  };
}
